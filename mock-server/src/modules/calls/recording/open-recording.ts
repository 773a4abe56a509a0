import { recording } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { NotFound } from '../../../platform/errors.ts'
import { zonedDay } from '../../../platform/time/zoned-time.ts'
import { canReadSession, readableSession } from '../session-record/public.ts'
import { createSoundUrl } from './recording-link.ts'
import { recordingTexts } from './recording.messages.ts'
import { findRecording, insertListen } from './recording.store.ts'

/** Anyone who may read the session may listen to it; the audit log records who did, once per call and day. */
export const openRecording = route(recording.link, {
  policy: canReadSession,
  handler: async ({ ctx, tx, session, params, query, body: { callId } }) => {
    const now = ctx.clock.now()
    const found = await readableSession(tx, { session, now }, { ...params, ...query })
    const { tenantId, sessionId } = found
    const stored = await findRecording(tx, { tenantId, sessionId, callId })
    if (!stored) throw new NotFound(recordingTexts.gone)
    const day = zonedDay(toUnixSeconds(now), session.timezone)
    const { userId } = session
    if (await insertListen(tx, { userId, ownerId: tenantId, callId, day, at: now })) {
      const after = { sessionId, callId, ...query }
      await tx.audit({ module: 'sessionRecord', opType: 'recording.listen', target: sessionId, after })
    }
    return createSoundUrl(ctx, { tenantId, recordingId: stored.id, sessionHash: session.tokenHash })
  },
})
