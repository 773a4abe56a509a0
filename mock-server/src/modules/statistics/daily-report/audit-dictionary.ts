import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  dailyReport: {
    name: { en: 'Daily reports', zh: '日报' },
    opTypes: {
      'dailyReport.export': { en: 'Export daily reports', zh: '导出日报' },
      'dailyReport.update': { en: 'Edit a daily report', zh: '填写日报' },
    },
  },
}
