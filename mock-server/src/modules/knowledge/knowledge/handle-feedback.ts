import { knowledge } from '@console/contracts'
import { Conflict, NotFound } from '../../../platform/errors.ts'
import { route } from '../../../access/route.ts'
import { knowledgeTexts } from './knowledge.messages.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { findFeedback, findOpenFeedback, insertHandled } from './feedback.store.ts'
import { canOpen } from '../../../access/policy.ts'

const policy = canOpen('knowledge.feedback')

export const listFeedback = route(knowledge.feedback, {
  policy,
  handler: async ({ tx, session: { timezone }, query }) => {
    await requireBusinessType(tx, query.bizTypeId)
    return findFeedback(tx, { ...query, timezone })
  },
})

export const handleFeedback = route(knowledge.handleFeedback, {
  policy,
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
