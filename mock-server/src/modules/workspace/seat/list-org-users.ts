import { workspace } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findScope } from '../../identity/organization/public.ts'
import { findSeatUsers } from './seat-user.ts'
import { findPeopleOfOrganization } from './seat.store.ts'

export const listOrgUsers = route(workspace.orgUsers, {
  policy: canOpen('workspace.wall'),
  handler: async ({ ctx, tx, session, body: { orgID: orgId } }) => {
    await findScope(tx, { userId: session.userId, orgId })
    const people = await findPeopleOfOrganization(tx, { orgId, viewerId: session.userId })
    return { users: await findSeatUsers(tx, people, { session, now: ctx.clock.now() }) }
  },
})
