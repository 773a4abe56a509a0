import type { Policy } from '../../../access/route.ts'

/** Labels are read by those who open pages; no code of their own exists (LABEL-003, LABEL-Q2). */
export const mayReadLabels: Policy = (session) => session.menuIds.size > 0
