import { seatHand } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { scopeOf } from '../../identity/organization/public.ts'
import { findHands } from './seat-hand.store.ts'
import { canHandleHands } from './seat-hand.policy.ts'

export const listHands = route(seatHand.list, {
  policy: canHandleHands,
  handler: async ({ tx, session, query }) => {
    const scope = await scopeOf(tx, { userId: session.userId, orgId: undefined })
    return findHands(tx, { ...query, scope })
  },
})
