import type { Module } from '../../module.ts'
import { addBusiness } from './add-business.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { createTenant } from './create-tenant.ts'
import { getTenant } from './get-tenant.ts'
import { listTenants } from './list-tenants.ts'
import { modifyBusiness } from './modify-business.ts'
import { modifyTenant } from './modify-tenant.ts'
import { setAuthStatus } from './set-auth-status.ts'

export const tenantAdminModule: Module = {
  name: 'tenant-admin',
  auditDictionary,
  routes: [listTenants, getTenant, createTenant, modifyTenant, setAuthStatus, addBusiness, modifyBusiness],
}
