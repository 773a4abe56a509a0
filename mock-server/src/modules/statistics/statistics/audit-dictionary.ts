import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  statistics: {
    name: { en: 'Statistics', zh: '统计' },
    opTypes: {
      'statistics.export': { en: 'Export statistics', zh: '导出统计' },
    },
  },
}
