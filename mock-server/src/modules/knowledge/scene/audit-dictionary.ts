import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'
import { managedOperations } from '../../../platform/managed-list/managed-operations.ts'

export const auditDictionary: AuditDictionary = {
  quality: {
    opTypes: {
      ...managedOperations('quality.scene', { en: 'scene', zh: '场景' }),
    },
  },
}
