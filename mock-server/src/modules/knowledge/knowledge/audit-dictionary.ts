import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'
import { managedOperations } from '../../../platform/managed-list/managed-operations.ts'

export const auditDictionary: AuditDictionary = {
  knowledge: {
    name: { en: 'Knowledge', zh: '知识库' },
    opTypes: {
      ...managedOperations('knowledge.process', { en: 'process', zh: '流程' }),
      ...managedOperations('knowledge.document', { en: 'document', zh: '文档' }),
      ...managedOperations('knowledge.question', { en: 'question', zh: '问题' }),
      ...managedOperations('knowledge.answer', { en: 'answer', zh: '答案' }),
      ...managedOperations('knowledge.product', { en: 'knowledge of a product', zh: '产品知识' }),
      'knowledge.submitAnswer': { en: 'Hand answer in for review', zh: '提交答案审核' },
      'knowledge.withdrawAnswer': { en: 'Take answer back', zh: '撤回答案' },
      'knowledge.approveAnswer': { en: 'Approve answer', zh: '通过答案' },
      'knowledge.rejectAnswer': { en: 'Reject answer', zh: '驳回答案' },
      'knowledge.handleFeedback': { en: 'Handle feedback', zh: '处理反馈' },
      'knowledge.setRecommendation': { en: 'Change recommendation settings', zh: '修改推荐设置' },
    },
  },
}
