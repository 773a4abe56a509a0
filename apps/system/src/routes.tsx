import { lazyPage } from '@console/sub-app'

export const pages = {
  OrganizationPage: lazyPage(
    () => import(/* webpackChunkName: "page-organization" */ './pages/organization/OrganizationPage.tsx'),
  ),
  BusinessManagePage: lazyPage(
    () =>
      import(/* webpackChunkName: "page-business-manage" */ './pages/business-manage/BusinessManagePage.tsx'),
  ),
  RolePage: lazyPage(() => import(/* webpackChunkName: "page-role" */ './pages/role/RolePage.tsx')),
  UserPage: lazyPage(() => import(/* webpackChunkName: "page-user" */ './pages/user/UserPage.tsx')),
  UsersPage: lazyPage(() => import(/* webpackChunkName: "page-users" */ './pages/users/UsersPage.tsx')),
  AppsPage: lazyPage(() => import(/* webpackChunkName: "page-apps" */ './pages/apps/AppsPage.tsx')),
  TenantPage: lazyPage(() => import(/* webpackChunkName: "page-tenant" */ './pages/tenant/TenantPage.tsx')),
}
