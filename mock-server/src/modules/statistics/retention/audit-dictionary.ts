import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  retention: {
    name: { en: 'Retention', zh: '数据保留' },
    opTypes: {
      'retention.forget': { en: 'Delete facts past their time', zh: '删除超过保留期的记录' },
    },
  },
}
