import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { SPEECH_RATE } from '@console/voice-check'
import type { AuditActor } from '../../../../platform/audit/entry.ts'
import type { AppContext, TenantDatabase, TenantTx } from '../../../../platform/context/context.ts'
import { receiveContent } from '../../../../platform/files/receive-content.ts'
import { openContent, saveContent } from '../../../../platform/files/stored-contents.ts'
import type { NewSample } from './sample.store.ts'
import { openSound, sealEmbedding, sealSound, type VoiceOwner } from './sealed-voice.ts'

/** A voice as it was found in a recording. */
export type FoundVoice = { speech: Float32Array; embedding: Float32Array; model: string }

/** The parts of a new sample that are made of the voice. */
type StoredVoice = Pick<NewSample, 'voiceId' | 'voiceMs' | 'contentHash' | 'model' | 'embedding'>

/** Sealed sound is larger than the sound by a nonce and a tag. */
const MAX_SEALED_BYTES = 16 * 1024 * 1024

type SavedVoice = { tenantId: number; voice: FoundVoice; actor?: AuditActor }

/** Stores the sound, sealed, and has `refer` write the sample in the same transaction: both or neither. */
export function saveVoice<Result>(
  ctx: AppContext,
  { tenantId, voice, actor }: SavedVoice,
  refer: (tx: TenantTx, stored: StoredVoice) => Promise<Result>,
): Promise<Result> {
  const { speech, embedding, model } = voice
  const owner: VoiceOwner = { tenantId, voiceId: randomUUID() }
  const sealed = sealSound(ctx.secrets, owner, speech)
  return receiveContent(
    ctx,
    { tenantId, source: Readable.from([sealed]), maxBytes: MAX_SEALED_BYTES },
    (incoming) =>
      saveContent({ ...ctx, db: actingAs(ctx, actor) }, incoming, (tx) =>
        refer(tx, {
          voiceId: owner.voiceId,
          voiceMs: Math.round((speech.length / SPEECH_RATE) * 1000),
          contentHash: incoming.hash,
          model,
          embedding: sealEmbedding(ctx.secrets, owner, embedding),
        }),
      ),
  )
}

/** The database in whose transactions the audit log names the actor. */
function actingAs({ db }: AppContext, actor: AuditActor | undefined): TenantDatabase {
  return { ...db, inTenant: (tenantId, work) => db.inTenant(tenantId, work, actor) }
}

/** The WAV file of a sample; null where its file is lost. */
export async function readVoice(
  ctx: AppContext,
  { tenantId, voiceId, contentHash }: VoiceOwner & { contentHash: string },
): Promise<Buffer | null> {
  const content = await openContent(ctx, { tenantId, hash: contentHash })
  return content && openSound(ctx.secrets, { tenantId, voiceId }, await buffer(content.read()))
}
