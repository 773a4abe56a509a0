import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  credential: {
    opTypes: {
      'credential.tokenRefused': { en: 'Access token refused', zh: '访问令牌申请被拒绝' },
    },
  },
}
