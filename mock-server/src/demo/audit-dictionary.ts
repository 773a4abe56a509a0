import type { AuditDictionary } from '../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  system: {
    name: { en: 'System', zh: '系统' },
    opTypes: {
      'system.seed': { en: 'Fill with demo data', zh: '写入演示数据' },
    },
  },
}
