import { canOpen } from '../../../access/policy.ts'

export const canHandleHands = canOpen('realtimeQa.manager')
