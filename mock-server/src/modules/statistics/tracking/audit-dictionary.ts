import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  tracking: {
    name: { en: 'Tracking records', zh: '埋点记录' },
    opTypes: {
      'tracking.exportUse': { en: 'Export tracking records', zh: '导出埋点记录' },
    },
  },
}
