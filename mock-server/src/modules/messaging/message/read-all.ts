import { message } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { countUnread, markAllRead } from './message.store.ts'

export const readAll = route(message.readAll, {
  handler: async ({ ctx, tx, session }) => {
    const reader = { userId: session.userId, now: ctx.clock.now() }
    await markAllRead(tx, reader)
    return { unreadCnt: await countUnread(tx, reader) }
  },
})
