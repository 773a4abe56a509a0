import { lazy } from 'react'

export const pages = {
  OrganizationPage: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "page-organization" */ './pages/organization/OrganizationPage.tsx')
    ).OrganizationPage,
  })),
  BusinessManagePage: lazy(async () => ({
    default: (
      await import(
        /* webpackChunkName: "page-business-manage" */ './pages/business-manage/BusinessManagePage.tsx'
      )
    ).BusinessManagePage,
  })),
  RolePage: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-role" */ './pages/role/RolePage.tsx')).RolePage,
  })),
  UserPage: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-user" */ './pages/user/UserPage.tsx')).UserPage,
  })),
  UsersPage: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-users" */ './pages/users/UsersPage.tsx')).UsersPage,
  })),
  TenantPage: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-tenant" */ './pages/tenant/TenantPage.tsx')).TenantPage,
  })),
}
