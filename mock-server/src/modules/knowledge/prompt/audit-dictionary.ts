import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'
import { managedOperations } from '../../../platform/managed-list/managed-operations.ts'

export const auditDictionary: AuditDictionary = {
  prompt: {
    name: { en: 'Prompts', zh: '提示词' },
    opTypes: managedOperations('prompt.prompt', { en: 'prompt', zh: '提示词' }),
  },
}
