import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  bill: {
    name: { en: 'Billing', zh: '账单' },
    opTypes: {
      'bill.exportAccounts': { en: 'Export bill', zh: '导出账单' },
      'bill.exportRecordings': { en: 'Export offline data', zh: '导出离线数据' },
    },
  },
}
