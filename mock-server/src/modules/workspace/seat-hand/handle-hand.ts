import { seatHand } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { Conflict, NotFound } from '../../../platform/errors.ts'
import { embeddedTexts } from '../../../platform/messages/embedded.ts'
import { updateHandled } from '../../facts/raised-hand/public.ts'
import { findScope } from '../../identity/organization/public.ts'
import { canHandleHands } from './seat-hand.policy.ts'
import { lockHand } from './seat-hand.store.ts'

export const handleHand = route(seatHand.handle, {
  policy: canHandleHands,
  handler: async ({ ctx, tx, session, body: { id, version, answer } }) => {
    const scope = await findScope(tx, { userId: session.userId, orgId: undefined })
    const hand = await lockHand(tx, { id, scope })
    if (!hand) throw new NotFound()
    if (hand.isHandled || hand.version !== version) throw new Conflict(embeddedTexts.changedMeanwhile)
    await updateHandled(tx, id, { answer, by: session.userId, at: ctx.clock.now() })
    await tx.audit({
      module: 'seatHand',
      opType: 'seatHand.handle',
      target: hand.userName,
      before: { isHandled: false },
      after: { isHandled: true, answer },
    })
    return null
  },
})
