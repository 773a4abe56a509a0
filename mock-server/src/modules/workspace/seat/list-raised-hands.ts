import { workspace } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { scopeOf } from '../../identity/organization/public.ts'
import { findRaisedHands } from './seat.store.ts'

export const listRaisedHands = route(workspace.userFlags, {
  policy: canOpen('workspace.wall'),
  handler: async ({ tx, session, body: { userIDList } }) => {
    const scope = await scopeOf(tx, { userId: session.userId, orgId: undefined })
    return findRaisedHands(tx, { userIds: userIDList, scope })
  },
})
