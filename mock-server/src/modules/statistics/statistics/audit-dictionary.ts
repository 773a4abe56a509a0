import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  statistics: {
    name: { en: 'Statistics', zh: '统计' },
    opTypes: {
      'statistics.saveModule': { en: 'Change a statistics module', zh: '修改统计模块' },
      'statistics.saveSuggestions': { en: 'Change sources and suggestions', zh: '修改数据源与建议' },
      'statistics.recount': { en: 'Recount past days', zh: '重新统计过往日期' },
      'statistics.export': { en: 'Export statistics', zh: '导出统计' },
    },
  },
}
