import { canOpen } from '../../../access/policy.ts'

/** Anyone who may open company settings sees the company's own fields and changes them (COMP-Q8). */
export const canManageCompany = canOpen('configuration.company')
