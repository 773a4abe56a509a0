import { canOpen } from '../../../access/policy.ts'

export const canReadPlan = canOpen('monitor.plan')
