import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'
import { managedOperations } from '../../../platform/managed-list/managed-operations.ts'

export const auditDictionary: AuditDictionary = {
  monitor: {
    opTypes: {
      ...managedOperations('monitor.warnLimit', { en: 'warn limits', zh: '预警阈值' }),
    },
  },
}
