import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  bill: {
    name: { en: 'Billing', zh: '账单' },
    opTypes: {
      'bill.close': { en: 'Close month', zh: '结账' },
      'bill.exportAccounts': { en: 'Export bill', zh: '导出账单' },
      'bill.exportLines': { en: 'Export account lines of the bill', zh: '导出账单明细' },
      'bill.exportRecordings': { en: 'Export offline data', zh: '导出离线数据' },
    },
  },
}
