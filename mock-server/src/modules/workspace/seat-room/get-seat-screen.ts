import { workspace } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canReadSessions } from '../../calls/session-record/public.ts'
import { findSeatStates } from '../../facts/seat-status/public.ts'
import { findScope } from '../../identity/organization/public.ts'
import { canWatchSeats } from './seat-room.policy.ts'
import { findOwnSeat } from './seat-room.store.ts'

export const getSeatScreen = route(workspace.seatScreen, {
  policy: canReadSessions,
  handler: async ({ ctx, tx, session, query: { userId } }) => {
    // No refusal: pages about people show the screen to people who may see it, and leave it out for the others.
    if (!canWatchSeats(session)) return null
    const scope = await findScope(tx, { userId: session.userId, orgId: undefined })
    if ((await findOwnSeat(tx, { seatId: userId, scope }))?.isInScope !== true) return null
    const states = await findSeatStates(tx, {
      userIds: [userId],
      now: ctx.clock.now(),
      timezone: session.timezone,
    })
    const status = states.get(userId)?.status ?? workspace.SEAT_STATUS.unknown
    return { status, roomID: workspace.isActive(status) ? workspace.seatRoomId(userId) : '' }
  },
})
