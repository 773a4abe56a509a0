import type { FastifyInstance } from 'fastify'
import { findSessionByHash } from '../../../access/session.store.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { NotFound, NotSignedIn } from '../../../platform/errors.ts'
import { openContent } from '../../../platform/files/stored-contents.ts'
import { sendSeekable } from '../../../platform/http/file-answer.ts'
import { httpTexts } from '../../../platform/messages/http.ts'
import { canReadSession } from '../session-record/public.ts'
import { readSoundLink, SOUND_PATH } from './recording-link.ts'
import { recordingTexts } from './recording.messages.ts'
import { contentOfRecording } from './recording.store.ts'
import { toSoundType } from './sound-type.ts'

/** The sound behind a signed address, whole or in the parts that a player requests. */
export function mountRecordings(app: FastifyInstance, ctx: AppContext): void {
  app.get<{ Params: { link: string } }>(`${SOUND_PATH}:link`, async (request, reply) => {
    const link = readSoundLink(ctx, request.params.link)
    if (!link) throw new NotFound(recordingTexts.linkEnded)
    const session = await findSessionByHash(ctx, link.sessionHash)
    if (!session || !canReadSession(session)) throw new NotSignedIn(httpTexts.sessionEnded)
    const { tenantId, recordingId } = link
    const hash = await ctx.db.inTenant(tenantId, (tx) => contentOfRecording(tx, recordingId))
    const content = hash === null ? null : await openContent(ctx, { tenantId, hash })
    if (!content) throw new NotFound(recordingTexts.gone)
    const { mediaType, bytes, read } = content
    const type = toSoundType(mediaType) ?? mediaType
    return sendSeekable(request, reply, { mediaType: type, size: bytes, tag: content.hash, read })
  })
}
