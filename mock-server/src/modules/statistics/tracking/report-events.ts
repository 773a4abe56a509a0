import { tracking } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { TooMany } from '../../../platform/errors.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { trackingTexts } from './tracking.messages.ts'
import { countReceivedSince, insertEvents } from './tracking.store.ts'

const MINUTE_SECONDS = 60

export const reportEvents = route(tracking.report, {
  // The caller's own use of the console.
  policy: ownRecordsOnly,
  handler: async ({ ctx, tx, session, body }) => {
    const { bizTypeId, metrics, ...source } = body
    const now = ctx.clock.now()
    const minuteAgo = new Date(now.getTime() - MINUTE_SECONDS * 1000)
    const received = await countReceivedSince(tx, session.userId, minuteAgo)
    if (received + metrics.length > tracking.MAX_EVENTS_PER_MINUTE)
      throw new TooMany(MINUTE_SECONDS, trackingTexts.tooMany)
    await requireBusinessType(tx, bizTypeId)
    await insertEvents(tx, metrics, {
      ...source,
      userId: session.userId,
      businessTypeId: bizTypeId ?? null,
      receivedAt: now,
    })
    return null
  },
})
