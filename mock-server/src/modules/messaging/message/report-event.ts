import { message } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { countUnread, recordEvent } from './message.store.ts'
import { messagesRead } from './messages-read.ts'

/** All or nothing: with one message that is not the reader's own, none is recorded. */
export const reportEvent = route(message.report, {
  policy: ownRecordsOnly,
  handler: async ({ ctx, tx, session, body }) => {
    const reader = { userId: session.userId, now: ctx.clock.now() }
    const messageIds = new Set(body.ids.map(Number))
    if (!(await recordEvent(tx, reader, { event: body.event, messageIds }))) throw new NotFound()
    if (body.event !== 'touched') await tx.emit(messagesRead(reader))
    return { unreadCnt: await countUnread(tx, reader) }
  },
})
