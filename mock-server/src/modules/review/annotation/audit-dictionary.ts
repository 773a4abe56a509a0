import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'
import { managedOperations } from '../../../platform/managed-list/managed-operations.ts'

export const auditDictionary: AuditDictionary = {
  annotation: {
    name: { en: 'Annotation', zh: '标注' },
    opTypes: {
      'annotation.draw': { en: 'Draw sessions', zh: '抽取会话' },
      'annotation.claim': { en: 'Take a session', zh: '领取会话' },
      'annotation.save': { en: 'Annotate a session', zh: '标注会话' },
      ...managedOperations('annotation.tag', { en: 'tag', zh: '标签' }),
    },
  },
}
