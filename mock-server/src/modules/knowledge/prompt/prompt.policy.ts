import { canOpen } from '../../../access/policy.ts'

export const canManagePrompts = canOpen('configuration.prompt')
