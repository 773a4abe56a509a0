import { message } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { countUnread } from './message.store.ts'

export const getUnreadCount = route(message.unreadCount, {
  // The caller's own messages.
  policy: ownRecordsOnly,
  handler: async ({ ctx, tx, session }) => ({
    unreadCnt: await countUnread(tx, { userId: session.userId, now: ctx.clock.now() }),
  }),
})
