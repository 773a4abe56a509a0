import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  pay: {
    name: { en: 'Pay rules', zh: '薪资规则' },
    opTypes: {
      'pay.setRule': { en: 'Change pay rule', zh: '修改薪资规则' },
    },
  },
}
