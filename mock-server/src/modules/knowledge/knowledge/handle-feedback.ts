import { knowledge } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { Conflict, NotFound } from '../../../platform/errors.ts'
import { findOpenFeedback, insertHandled } from './feedback.store.ts'
import { knowledgeTexts } from './knowledge.messages.ts'
import { canHandleFeedback } from './knowledge.policy.ts'

export const handleFeedback = route(knowledge.handleFeedback, {
  policy: canHandleFeedback,
  handler: async ({ ctx, tx, session, body }) => {
    const openFeedback = await findOpenFeedback(tx, body.recommendationId)
    if (!openFeedback) throw new NotFound()
    const isMine = await insertHandled(tx, body, { by: session.userId, at: ctx.clock.now() })
    if (!isMine) throw new Conflict(knowledgeTexts.handledAlready)
    await tx.audit({
      module: 'knowledge',
      opType: 'knowledge.handleFeedback',
      target: openFeedback.name,
      bizTypeId: openFeedback.businessTypeId,
      after: body,
    })
    return null
  },
})
