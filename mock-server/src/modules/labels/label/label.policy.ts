import { canOpen } from '../../../access/policy.ts'

/** Everybody with the page manages labels: no right beyond its menu entry is needed (LABEL-003, LABEL-Q2). */
export const canManageLabels = canOpen('label.config')
