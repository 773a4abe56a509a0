import { seat, STATUS_EVENT, type StatusEvent } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { Forbidden, NotFound } from '../../../platform/errors.ts'
import { endLostPresences } from '../seat-presence/public.ts'
import { getOwnSeat } from './describe-own-seat.ts'
import { findAccount, worksFor } from './own-seat.store.ts'
import { reportOwnFacts } from './report-own-facts.ts'

export const setOwnStatus = route(seat.setStatus, {
  policy: ownRecordsOnly,
  handler: async ({ ctx, tx, session, body: { status, businessTypeId } }) => {
    const now = ctx.clock.now()
    const { userId } = session
    const account = await findAccount(tx, userId)
    if (account === null) throw new Forbidden()
    if (!(await worksFor(tx, { userId, businessTypeId }))) throw new NotFound()
    // A presence lost meanwhile ends before the new status begins.
    await endLostPresences(tx, { userIds: [userId], lostBefore: now, now })
    const before = await getOwnSeat(tx, { ctx, session, now })
    const events = eventsTo(status, before.ownStatus)
    if (events.length > 0) {
      const statuses = events.map((evt) => ({
        type: 'status' as const,
        businessTypeId,
        evt,
        subEvt: toSubStatus(evt),
      }))
      const isLowered = status === 'offline' && before.hand?.isRaised === true
      const hands = isLowered ? [{ type: 'hand' as const, isRaised: false }] : []
      await reportOwnFacts(tx, [...statuses, ...hands], { account, now })
    }
    return getOwnSeat(tx, { ctx, session, now })
  },
})

/** An agent who was offline signs in first; a status that is already set begins nothing new. */
export function eventsTo(status: seat.OwnStatus, before: seat.OwnStatus): StatusEvent[] {
  if (status === before) return []
  const { logOut, logIn, online, break: rest } = STATUS_EVENT
  if (status === 'offline') return [logOut]
  if (status === 'online') return [before === 'offline' ? logIn : online]
  return before === 'offline' ? [logIn, rest] : [rest]
}

const toSubStatus = (evt: StatusEvent) => (evt === STATUS_EVENT.break ? ('shortBreak' as const) : undefined)
