import { knowledge } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { canChooseQuestions } from './knowledge.policy.ts'
import { listBusinessQuestions } from './questions.store.ts'

export const listQuestionNames = route(knowledge.questionNames, {
  policy: canChooseQuestions,
  handler: async ({ tx, query: { bizTypeId } }) => {
    await requireBusinessType(tx, bizTypeId)
    return listBusinessQuestions(tx, bizTypeId)
  },
})
