import { knowledge } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { lockQuestion, retirePublished, updateReviewed } from './answers.store.ts'
import { canReview } from './knowledge.policy.ts'
import { lockedAnswer, readAnswer } from './locked-answer.ts'

/** A published answer replaces the one before it. */
export const reviewAnswer = route(knowledge.reviewAnswer, {
  policy: canReview,
  handler: async ({ ctx, tx, session, params: { id }, query: { version }, body }) => {
    const change = { by: session.userId, at: ctx.clock.now() }
    const { isApproved } = body
    const answer = await lockedAnswer(tx, { id, version, action: 'review', at: change.at })
    const { questionId, questionName, bizTypeId, content } = answer
    await lockQuestion(tx, questionId)
    if (isApproved) await retirePublished(tx, questionId, change)
    const remark = body.remark === '' ? null : body.remark
    await updateReviewed(tx, id, { isApproved, remark, change })
    const opType = isApproved ? 'knowledge.approveAnswer' : 'knowledge.rejectAnswer'
    await tx.audit({
      module: 'knowledge',
      opType,
      target: questionName,
      bizTypeId,
      after: { content, remark },
    })
    return readAnswer(tx, id, change.at)
  },
})
