import { knowledge } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { findFeedback } from './feedback.store.ts'
import { canHandleFeedback } from './knowledge.policy.ts'

export const listFeedback = route(knowledge.feedback, {
  policy: canHandleFeedback,
  handler: async ({ tx, session: { timezone }, query }) => {
    await requireBusinessType(tx, query.bizTypeId)
    return findFeedback(tx, { ...query, timezone })
  },
})
