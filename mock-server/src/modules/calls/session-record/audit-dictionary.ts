import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  sessionRecord: {
    name: { en: 'Sessions', zh: '会话' },
    opTypes: {
      'sessionCase.add': { en: 'Keep a session as an example', zh: '收入案例库' },
      'sessionCase.edit': { en: 'Edit an example', zh: '编辑案例' },
      'sessionCase.remove': { en: 'Remove an example', zh: '移除案例' },
      'recording.listen': { en: 'Listen to a call', zh: '收听通话录音' },
      'judgement.store': { en: 'Judge a hit', zh: '校验命中' },
    },
  },
}
