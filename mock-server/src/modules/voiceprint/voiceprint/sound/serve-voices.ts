import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { findSessionByHash } from '../../../../access/session.store.ts'
import { toAuditActor, type Session } from '../../../../access/session.ts'
import type { AppContext, TenantTx } from '../../../../platform/context/context.ts'
import { NotFound, NotSignedIn } from '../../../../platform/errors.ts'
import { openContent } from '../../../../platform/files/stored-contents.ts'
import { sendSeekable } from '../../../../platform/http/file-answer.ts'
import { httpTexts } from '../../../../platform/messages/http.ts'
import type { ByteRange } from '../../../../platform/storage/storage.ts'
import { readVoice } from '../corpus/sound-file.ts'
import { readVoiceLink, VOICE_PATH, type VoiceLink } from '../voice-link.ts'
import { seesPerson } from '../voice-people.store.ts'
import { voiceTexts } from '../voiceprint.messages.ts'
import { canPlay } from '../voiceprint.policy.ts'
import { findPlayedRecording, findPlayedSample, insertPlay, type PlayedVoice } from './play.store.ts'

type SentVoice = { mediaType: string; size: number; read: (range?: ByteRange) => Readable }

/** The voice behind a signed address, whole or in the parts that a player requests. Each address that is opened is recorded. */
export function mountVoices(app: FastifyInstance, ctx: AppContext): void {
  app.get<{ Params: { link: string } }>(`${VOICE_PATH}:link`, async (request, reply) => {
    const link = readVoiceLink(ctx, request.params.link)
    if (!link) throw new NotFound(voiceTexts.linkEnded)
    const session = await findSessionByHash(ctx, link.sessionHash)
    if (!session || session.tenantId !== link.tenantId || !canPlay(session))
      throw new NotSignedIn(httpTexts.sessionEnded)
    const actor = toAuditActor(session, { id: request.id, address: request.ip })
    const played = await ctx.db.inRequest(link.tenantId, (tx) => recordPlay(tx, { link, session }), actor)
    const voice = await openVoice(ctx, link, played)
    if (!voice) throw new NotFound(voiceTexts.soundGone)
    return sendSeekable(request, reply, { ...voice, tag: played.contentHash })
  })
}

type Played = PlayedVoice & { voiceId?: string }

async function recordPlay(
  tx: TenantTx,
  { link, session: { userId } }: { link: VoiceLink; session: Session },
): Promise<Played> {
  const { kind, id, expiresAt } = link
  const played = kind === 'corpus' ? await findPlayedSample(tx, id) : await findPlayedRecording(tx, id)
  if (!played || !(await seesPerson(tx, userId, played.userId))) throw new NotFound(voiceTexts.soundGone)
  if (await insertPlay(tx, { userId, kind, id, expiresAt })) {
    const { sessionId } = played
    await tx.audit({
      module: 'voiceprint',
      opType: 'voiceprint.play',
      target: played.name,
      after: { userId: played.userId, sessionId, ...(kind === 'corpus' ? { corpusId: id } : { taskId: id }) },
    })
  }
  return played
}

async function openVoice(
  ctx: AppContext,
  { tenantId }: VoiceLink,
  { contentHash, voiceId }: Played,
): Promise<SentVoice | null> {
  if (voiceId === undefined) {
    const content = await openContent(ctx, { tenantId, hash: contentHash })
    return content && { mediaType: content.mediaType, size: content.bytes, read: content.read }
  }
  // The file is short: it has speech alone, and no more than a sample may have.
  const wav = await readVoice(ctx, { tenantId, voiceId, contentHash })
  return (
    wav && {
      mediaType: 'audio/wav',
      size: wav.length,
      read: ({ start, end } = { start: 0, end: wav.length - 1 }) =>
        Readable.from([wav.subarray(start, end + 1)]),
    }
  )
}
