import { message } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { countUnread } from './message.store.ts'

export const getUnreadCount = route(message.unreadCount, {
  handler: async ({ ctx, tx, session }) => ({
    unreadCnt: await countUnread(tx, { userId: session.userId, now: ctx.clock.now() }),
  }),
})
