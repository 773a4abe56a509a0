import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  company: {
    opTypes: {
      'company.signUp': { en: 'Sign-up by invitation', zh: '凭邀请码注册' },
    },
  },
}
