import { canOpen } from '../../../access/policy.ts'

export const canAnnotate = canOpen('annotation.work')
