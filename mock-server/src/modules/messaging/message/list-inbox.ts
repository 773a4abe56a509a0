import { message } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { countUnread, findInbox } from './message.store.ts'

export const listInbox = route(message.inbox, {
  // The caller's own messages.
  policy: ownRecordsOnly,
  handler: async ({ ctx, tx, session, body }) => {
    const reader = { userId: session.userId, now: ctx.clock.now() }
    const { records, total } = await findInbox(tx, reader, body)
    return { records, total, unreadCnt: await countUnread(tx, reader) }
  },
})
