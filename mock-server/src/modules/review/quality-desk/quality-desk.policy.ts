import { canOpen } from '../../../access/policy.ts'

/** Sessions to inspect are assigned to people who may open this page. */
export const INSPECTION_PAGE = 'quality.inspection'
export const canInspect = canOpen(INSPECTION_PAGE)
export const canManageRules = canOpen('quality.rule')
