import { message } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { findPopups } from './message.store.ts'

export const listPopups = route(message.popups, {
  handler: async ({ ctx, tx, session, body }) => {
    const reader = { userId: session.userId, now: ctx.clock.now() }
    return { records: await findPopups(tx, reader, body.businessTypeId) }
  },
})
