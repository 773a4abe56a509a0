import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  audit: {
    name: { en: 'Audit log', zh: '审计日志' },
    opTypes: {
      'audit.export': { en: 'Export audit log', zh: '导出审计日志' },
    },
  },
}
