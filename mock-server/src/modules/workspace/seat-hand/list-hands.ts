import { seatHand } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { noteHandsSeen } from '../../facts/raised-hand/public.ts'
import { findScope } from '../../identity/organization/public.ts'
import { canHandleHands } from './seat-hand.policy.ts'
import { findHands } from './seat-hand.store.ts'

export const listHands = route(seatHand.list, {
  policy: canHandleHands,
  handler: async ({ ctx, tx, session, query }) => {
    const scope = await findScope(tx, { userId: session.userId, orgId: undefined })
    const answer = await findHands(tx, { ...query, scope })
    const open = answer.records.filter(({ loweredAt }) => loweredAt === null)
    await noteHandsSeen(tx, { userIds: open.map(({ userId }) => userId), now: ctx.clock.now() })
    return answer
  },
})
