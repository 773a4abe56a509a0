import { knowledge } from '@console/contracts'
import { managedRoutes } from '../../operations/managed-list/public.ts'
import { requireState } from './answer-state.ts'
import { answerStore } from './answers.store.ts'
import { canAnswer } from './knowledge.policy.ts'
import { requireQuestions } from './known-questions.ts'

/** Answers as people write them: drafts, and what was sent back. */
export const answerRoutes = managedRoutes(knowledge.answers, {
  policy: canAnswer,
  audited: 'knowledge.answer',
  nameOf: ({ questionName }) => questionName,
  store: answerStore,
  check: async (tx, { draft, before, bizTypeId }) => {
    if (before) requireState('edit', before)
    await requireQuestions(tx, bizTypeId, [draft.questionId])
  },
  checkRemoval: (row) => requireState('edit', row),
})
