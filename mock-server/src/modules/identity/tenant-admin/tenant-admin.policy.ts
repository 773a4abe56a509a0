import { canOpen } from '../../../access/policy.ts'

/** Requires the page's menu id; `requirePlatform` also checks that the person belongs to the platform's own company. The functions of the database check again. */
export const canManageTenants = canOpen('account.tenant')
