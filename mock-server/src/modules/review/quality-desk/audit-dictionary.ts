import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'
import { managedOperations } from '../../../platform/managed-list/managed-operations.ts'

export const auditDictionary: AuditDictionary = {
  quality: {
    opTypes: {
      ...managedOperations('quality.rule', { en: 'quality rule', zh: '质检规则' }),
      ...managedOperations('quality.intention', { en: 'intention', zh: '意图' }),
      'quality.draw': { en: 'Draw sessions for inspection', zh: '抽取质检会话' },
      'quality.assign': { en: 'Assign inspection', zh: '分配抽检' },
      'quality.judge': { en: 'Judge inspected session', zh: '抽检判定' },
    },
  },
}
