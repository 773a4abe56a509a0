/** Addresses of this sub-app as in its manifest. */
export const paths = {
  organization: '/app-tenant-system/system/organization',
  role: '/app-tenant-system/system/role',
  user: '/app-tenant-system/system/user',
  users: '/app-tenant-system/system/users',
  businessManage: '/app-tenant-system/system/businessManage',
  apps: '/app-tenant-system/system/apps',
  tenant: '/app-tenant-system/system/tenant',
} as const
