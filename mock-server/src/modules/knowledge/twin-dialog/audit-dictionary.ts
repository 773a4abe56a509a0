import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  twin: {
    name: { en: 'Digital twin', zh: '数字分身' },
    opTypes: {
      'twin.setDialog': { en: 'Change dialogue settings', zh: '修改对话设置' },
    },
  },
}
