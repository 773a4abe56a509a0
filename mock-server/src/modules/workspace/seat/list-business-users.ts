import { workspace } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findOutsourcedSeats } from '../../facts/seat-status/public.ts'
import { findOutsourcedWork } from '../../statistics/project-statistics/public.ts'
import { activeFirst, seatUser, findSeatUsers } from './seat-user.ts'
import { findSeatsOfBusiness } from './seat.store.ts'

/** A company's own seats, or those that a provider has working for one of its projects at this moment (R20). */
export const listBusinessUsers = route(workspace.orgUsersByBusiness, {
  policy: canOpen('workspace.wall', 'project.monitor'),
  handler: async ({ ctx, tx, session, body: { bizTypeId } }) => {
    const now = ctx.clock.now()
    const { scope, project } = await findOutsourcedWork(tx, { session, now }, { bizTypeId })
    if (!project) {
      const people = await findSeatsOfBusiness(tx, { bizTypeId, scope, viewerId: session.userId })
      return { users: await findSeatUsers(tx, people, { session, now }) }
    }
    const { providerIds } = project
    const seats = await findOutsourcedSeats(tx, { bizTypeId, providerIds, now })
    return {
      users: activeFirst(
        seats.map(({ maskedPhone: phone, ...seat }) =>
          seatUser({ ...seat, type: 'TeamTSR', phone, isPinned: false }, now),
        ),
      ),
    }
  },
})
