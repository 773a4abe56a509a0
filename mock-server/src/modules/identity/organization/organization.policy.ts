import { canOpen } from '../../../access/policy.ts'

/** Anyone who may open the page of organisations sees and changes them all. */
export const canManageOrganizations = canOpen('account.organization')
