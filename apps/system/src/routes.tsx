import { lazyPage } from '@console/sub-app'

export const pages = {
  OrganizationPage: lazyPage(async () => {
    const [page, { texts }] = await Promise.all([
      import(/* webpackChunkName: "page-organization" */ './pages/organization/OrganizationPage.tsx'),
      import(/* webpackChunkName: "page-organization" */ './pages/organization/texts.ts'),
    ])
    return { Page: page.OrganizationPage, texts }
  }),
  BusinessManagePage: lazyPage(async () => {
    const [page, { texts }] = await Promise.all([
      import(/* webpackChunkName: "page-business-manage" */ './pages/business-manage/BusinessManagePage.tsx'),
      import(/* webpackChunkName: "page-business-manage" */ './pages/business-manage/texts.ts'),
    ])
    return { Page: page.BusinessManagePage, texts }
  }),
  RolePage: lazyPage(async () => {
    const [page, { texts }] = await Promise.all([
      import(/* webpackChunkName: "page-role" */ './pages/role/RolePage.tsx'),
      import(/* webpackChunkName: "page-role" */ './pages/role/texts.ts'),
    ])
    return { Page: page.RolePage, texts }
  }),
  UserPage: lazyPage(async () => {
    const [page, { texts }] = await Promise.all([
      import(/* webpackChunkName: "page-user" */ './pages/user/UserPage.tsx'),
      import(/* webpackChunkName: "page-user" */ './pages/user/texts.ts'),
    ])
    return { Page: page.UserPage, texts }
  }),
  UsersPage: lazyPage(async () => {
    const [page, { texts }] = await Promise.all([
      import(/* webpackChunkName: "page-users" */ './pages/users/UsersPage.tsx'),
      import(/* webpackChunkName: "page-users" */ './pages/users/texts.ts'),
    ])
    return { Page: page.UsersPage, texts }
  }),
  TenantPage: lazyPage(async () => {
    const [page, { texts }] = await Promise.all([
      import(/* webpackChunkName: "page-tenant" */ './pages/tenant/TenantPage.tsx'),
      import(/* webpackChunkName: "page-tenant" */ './pages/tenant/texts.ts'),
    ])
    return { Page: page.TenantPage, texts }
  }),
}
