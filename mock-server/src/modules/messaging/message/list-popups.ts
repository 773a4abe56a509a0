import { message } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findPopups } from './message.store.ts'

export const listPopups = route(message.popups, {
  // The caller's own messages.
  policy: ownRecordsOnly,
  handler: async ({ ctx, tx, session, body }) => {
    const reader = { userId: session.userId, now: ctx.clock.now() }
    return { records: await findPopups(tx, reader, body.businessTypeId) }
  },
})
