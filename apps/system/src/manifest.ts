import type { SubAppManifestSource } from '@console/sub-app'

export const manifest = {
  module: 'system',
  routerBase: ['/app-tenant-system/system'],
  routes: [
    { path: '/app-tenant-system/system/organization', component: 'OrganizationPage' },
    { path: '/app-tenant-system/system/businessManage', component: 'BusinessManagePage' },
    { path: '/app-tenant-system/system/role', component: 'RolePage' },
    { path: '/app-tenant-system/system/user', component: 'UserPage' },
    {
      path: '/app-tenant-system/system/users',
      component: 'UsersPage',
      views: { leftOut: ['page', 'id', 'import', 'new', 'edit'] },
    },
    {
      path: '/app-tenant-system/system/tenant',
      component: 'TenantPage',
      views: { leftOut: ['page', 'tenant', 'dialog', 'create'] },
    },
    {
      path: '/app-tenant-system/system/apps',
      component: 'AppsPage',
      views: { leftOut: ['page', 'tab', 'app', 'dialog'] },
    },
  ],
  tiers: ['core', 'frame', 'table'],
} as const satisfies SubAppManifestSource
