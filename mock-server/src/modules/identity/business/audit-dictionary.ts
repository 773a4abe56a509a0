import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  business: {
    name: { en: 'Businesses', zh: '业务管理' },
    opTypes: {
      'business.create': { en: 'Create business', zh: '新建业务' },
      'business.modify': { en: 'Change business', zh: '修改业务' },
      'business.remove': { en: 'Delete business', zh: '删除业务' },
      'business.createProduct': { en: 'Create product', zh: '新建产品' },
      'business.renameProduct': { en: 'Rename product', zh: '重命名产品' },
      'business.removeProduct': { en: 'Delete product', zh: '删除产品' },
    },
  },
}
