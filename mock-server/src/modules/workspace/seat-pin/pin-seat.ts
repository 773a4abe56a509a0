import { workspace } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { findScope } from '../../identity/organization/public.ts'
import { findSeat } from '../seat/public.ts'
import { deletePin, insertPin } from './seat-pin.store.ts'

export const pinSeat = route(workspace.pin, {
  policy: canOpen('workspace.wall'),
  handler: async ({ ctx, tx, session: { userId }, body }) => {
    const { operationType, targetOrgID, targetUserID: seatId } = body
    const scope = await findScope(tx, { userId, orgId: undefined })
    const seat = await findSeat(tx, { userId: seatId, scope })
    if (!seat || seat.orgId !== targetOrgID) throw new NotFound()
    if (operationType === workspace.PIN_OPERATION.pin)
      await insertPin(tx, { userId, seatId }, ctx.clock.now())
    else await deletePin(tx, { userId, seatId })
    return null
  },
})
