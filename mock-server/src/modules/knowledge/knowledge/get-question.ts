import { knowledge } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { answerStore } from './answers.store.ts'
import { canReadQuestions } from './knowledge.policy.ts'
import { questionStore } from './question-routes.ts'
import { findBusinessName, listQuestionDocuments } from './questions.store.ts'

/** States of the answers shown beside the published one. Drafts belong to their authors and are not shown. */
const SHOWN_BESIDE = ['review', 'rejected', 'retired'] as const

/** One question with all that is known of it (STAT-066). */
export const getQuestion = route(knowledge.question, {
  policy: canReadQuestions,
  handler: async ({ ctx, tx, query: { questionId } }) => {
    const now = ctx.clock.now()
    const question = await questionStore.read(tx, questionId, now)
    if (!question || question.bizTypeId === null) throw new NotFound()
    const { id, name, wordings, shown, valid, accepted, bizTypeId } = question
    const page = { bizTypeId, questionId, pageIndex: 1, pageSize: knowledge.MAX_SHOWN_OF_QUESTION }
    const published = await answerStore.find(tx, { ...page, state: 'published' }, now)
    const history = await answerStore.find(tx, { ...page, states: SHOWN_BESIDE }, now)
    return {
      id,
      name,
      wordings,
      businessName: await findBusinessName(tx, bizTypeId),
      figures: { shown, valid, accepted },
      answer: published.records[0] ?? null,
      documents: await listQuestionDocuments(tx, { bizTypeId, questionId }),
      history: history.records,
    }
  },
})
