import { knowledge } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { canChooseQuestions } from './knowledge.policy.ts'

export const listQuestionNames = route(knowledge.questionNames, {
  policy: canChooseQuestions,
  handler: async ({ tx, query: { bizTypeId } }) => {
    await requireBusinessType(tx, bizTypeId)
    return tx.db
      .selectFrom('question')
      .where('tenantId', '=', tx.tenantId)
      .where('businessTypeId', '=', bizTypeId)
      .select(['id', 'name'])
      .orderBy('name')
      .orderBy('id')
      .limit(knowledge.MAX_QUESTION_NAMES)
      .execute()
  },
})
