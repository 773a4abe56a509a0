import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  quality: {
    opTypes: {
      'quality.setScore': { en: 'Change score settings', zh: '修改评分设置' },
    },
  },
}
