import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  credential: {
    name: { en: 'API credentials', zh: 'API 凭证' },
    opTypes: {
      'credential.create': { en: 'Create API client', zh: '新建 API 凭证' },
      'credential.describe': { en: 'Name API client', zh: '命名 API 凭证' },
      'credential.enable': { en: 'Enable API client', zh: '启用 API 凭证' },
      'credential.disable': { en: 'Disable API client', zh: '停用 API 凭证' },
      'credential.remove': { en: 'Delete API client', zh: '删除 API 凭证' },
      'credential.reveal': { en: 'Show client secret', zh: '查看密钥' },
      'credential.revealRefused': { en: 'Client secret refused', zh: '查看密钥被拒绝' },
    },
  },
}
