import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  seatHand: {
    name: { en: 'Raised hands', zh: '举手求助' },
    opTypes: {
      'seatHand.handle': { en: 'Handle a raised hand', zh: '处理举手求助' },
    },
  },
}
