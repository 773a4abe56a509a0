import { canOpen } from '../../../access/policy.ts'

export const canUseTasks = canOpen('statistic.answer')
