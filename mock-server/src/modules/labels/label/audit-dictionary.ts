import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  label: {
    name: { en: 'Smart labels', zh: '智能标签' },
    opTypes: {
      'label.create': { en: 'Create label', zh: '新建标签' },
      'label.modify': { en: 'Change label', zh: '修改标签' },
      'label.enable': { en: 'Enable label', zh: '启用标签' },
      'label.disable': { en: 'Disable label', zh: '停用标签' },
      'label.backFill': { en: 'Judge past calls', zh: '回溯历史通话' },
      'label.remove': { en: 'Delete label', zh: '删除标签' },
      'label.judge': { en: 'Judge a label in a session', zh: '判定会话标签' },
      'label.withdrawJudgement': { en: 'Take a judgement of a label back', zh: '撤回标签判定' },
      'label.createWordList': { en: 'Create word list', zh: '新建词表' },
      'label.modifyWordList': { en: 'Change word list', zh: '修改词表' },
      'label.removeWordList': { en: 'Delete word list', zh: '删除词表' },
    },
  },
}
