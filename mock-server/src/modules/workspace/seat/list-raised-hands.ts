import { workspace } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { noteHandsSeen } from '../../facts/raised-hand/public.ts'
import { secondsSince } from '../../facts/seat-status/public.ts'
import { findScope } from '../../identity/organization/public.ts'
import { findRaisedHands } from './seat.store.ts'

export const listRaisedHands = route(workspace.userFlags, {
  policy: canOpen('workspace.wall'),
  handler: async ({ ctx, tx, session, body: { userIDList, withAges = false } }) => {
    const now = ctx.clock.now()
    const scope = await findScope(tx, { userId: session.userId, orgId: undefined })
    const raised = await findRaisedHands(tx, { userIds: userIDList, scope })
    const userIds = raised.map(({ userId }) => userId)
    await noteHandsSeen(tx, { userIds, now })
    if (!withAges) return userIds
    return raised.map(({ userId, since }) => ({
      userID: userId,
      raisedSeconds: secondsSince({ since }, now),
    }))
  },
})
