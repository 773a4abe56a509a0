import { knowledge } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { findReviews } from './answers.store.ts'
import { canReview } from './knowledge.policy.ts'

export const listReviews = route(knowledge.reviews, {
  policy: canReview,
  handler: async ({ ctx, tx, query }) => {
    await requireBusinessType(tx, query.bizTypeId)
    return findReviews(tx, query, ctx.clock.now())
  },
})
