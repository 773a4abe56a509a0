import { message } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { countUnread, markAllRead } from './message.store.ts'
import { messagesRead } from './messages-read.ts'

export const readAll = route(message.readAll, {
  // The caller's own messages.
  policy: ownRecordsOnly,
  handler: async ({ ctx, tx, session }) => {
    const reader = { userId: session.userId, now: ctx.clock.now() }
    await markAllRead(tx, reader)
    await tx.emit(messagesRead(reader))
    return { unreadCnt: await countUnread(tx, reader) }
  },
})
