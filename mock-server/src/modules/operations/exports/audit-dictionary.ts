import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  export: {
    name: { en: 'Exports', zh: '导出' },
    opTypes: {
      'export.cancel': { en: 'Cancel export', zh: '取消导出' },
      'export.remove': { en: 'Remove export', zh: '删除导出' },
    },
  },
}
