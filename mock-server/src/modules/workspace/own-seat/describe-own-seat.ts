import { seat, STATUS_EVENT, statusAfter, workspace } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import type { Session } from '../../../access/session.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { Forbidden } from '../../../platform/errors.ts'
import { findSeatStates } from '../../facts/seat-status/public.ts'
import { findViewers, isPictureRequested, lookedAtSince } from '../seat-picture/public.ts'
import { isLostSince } from '../seat-presence/public.ts'
import { findLastHand, findReportedEvent } from './own-seat.store.ts'

export const describeOwnSeat = route(seat.describe, {
  policy: ownRecordsOnly,
  handler: ({ ctx, tx, session }) => getOwnSeat(tx, { ctx, session, now: ctx.clock.now() }),
})

type Requester = { ctx: AppContext; session: Session; now: Date }

/** Answers 403 for anyone who is no enabled seat. */
export async function getOwnSeat(
  tx: TenantTx,
  { ctx, session: { userId, timezone }, now }: Requester,
): Promise<seat.OwnSeat> {
  const states = await findSeatStates(tx, { userIds: [userId], now, timezone })
  const state = states.get(userId)
  if (!state) throw new Forbidden()
  const { status, since } = state
  const isOffline = status === workspace.SEAT_STATUS.offline
  const reported = ownStatusAfter(await findReportedEvent(tx, { userId, now, timezone }))
  // True both before and after the end of the lost status is reported.
  const isLost =
    isOffline && (reported !== 'offline' || (since !== null && (await isLostSince(tx, { userId, since }))))
  const hand = await findLastHand(tx, { userId, now })
  const lookedAt = lookedAtSince(ctx, now)
  return {
    ownStatus: isOffline ? 'offline' : reported,
    status,
    isLost,
    statusStartTime: since && toUnixSeconds(since),
    hand: hand && { ...hand, isRaised: state.isHandRaised },
    isPictureRequested: await isPictureRequested(tx, { userId, since: lookedAt }),
    pictureViewers: await findViewers(tx, { userId, since: lookedAt, now }),
    now: toUnixSeconds(now),
  }
}

/** Status that an agent has set, by the event that was reported last; null: none lately. */
export function ownStatusAfter(event: number | null): seat.OwnStatus {
  const known = Object.values(STATUS_EVENT).find((one) => one === event)
  const status = known === undefined ? null : statusAfter(known)
  if (status === null || status === 'offline') return 'offline'
  return status === 'online' || status === 'work' ? 'online' : 'rest'
}
