import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  quality: {
    name: { en: 'Quality', zh: '质检' },
    opTypes: {
      'quality.exportSeats': { en: 'Export violations by seat', zh: '导出坐席违规' },
      'quality.exportRecords': { en: 'Export violation records', zh: '导出违规记录' },
    },
  },
}
