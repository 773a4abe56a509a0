import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  answerTask: {
    name: { en: 'Answer tasks', zh: '答题任务' },
    opTypes: {
      'answerTask.create': { en: 'Give answer tasks', zh: '下发答题任务' },
      'answerTask.answer': { en: 'Answer a task', zh: '作答' },
      'answerTask.judge': { en: 'Judge an answer', zh: '评判答案' },
    },
  },
}
