import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  sampleData: {
    name: { en: 'Sample data', zh: '示例数据' },
    opTypes: {
      'sampleData.add': { en: 'Add sample data', zh: '添加示例数据' },
      'sampleData.remove': { en: 'Remove sample data', zh: '移除示例数据' },
    },
  },
}
