import { seat, workspace } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { Conflict, Forbidden } from '../../../platform/errors.ts'
import { getOwnSeat } from './describe-own-seat.ts'
import { ownSeatTexts } from './own-seat.messages.ts'
import { findAccount } from './own-seat.store.ts'
import { reportOwnFacts } from './report-own-facts.ts'

export const setOwnHand = route(seat.setHand, {
  policy: ownRecordsOnly,
  handler: async ({ ctx, tx, session, body: { isRaised } }) => {
    const now = ctx.clock.now()
    const account = await findAccount(tx, session.userId)
    if (account === null) throw new Forbidden()
    const { status } = await getOwnSeat(tx, { ctx, session, now })
    // Nobody would see the hand of an offline seat: it may be lowered, but not raised.
    if (isRaised && status === workspace.SEAT_STATUS.offline) throw new Conflict(ownSeatTexts.handOffline)
    await reportOwnFacts(tx, [{ type: 'hand', isRaised }], { account, now })
    return getOwnSeat(tx, { ctx, session, now })
  },
})
