import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { recording } from '@console/contracts'
import { isUnreadKind } from '@console/voice-check'
import type { AppContext } from '../../../platform/context/context.ts'
import {
  ContentCutOff,
  ContentTooLarge,
  receiveContent,
  type Incoming,
} from '../../../platform/files/receive-content.ts'
import { saveContent } from '../../../platform/files/stored-contents.ts'
import { checksVoices } from '../../voiceprint/voiceprint/public.ts'
import { findCall, insertRecording, type RecordedCall } from './recording.store.ts'
import { refusal } from './refusal.ts'
import { isWholeContainer } from './sound-container.ts'
import { toSoundType } from './sound-type.ts'
import { WAV_HEAD_BYTES, wavLength } from './wav-length.ts'

export type SentRecording = {
  tenantId: number
  callId: string
  /** Time when its sound begins; null if it begins with the call. */
  beginsAt: Date | null
  source: Readable
}

/** Stores the sound of a call; throws the refusal. What can be refused without the bytes is refused before they are read. */
export async function storeRecording(ctx: AppContext, sent: SentRecording) {
  const { tenantId, callId, beginsAt, source } = sent
  const call = await ctx.db.inTenant(tenantId, (tx) => findCall(tx, callId))
  requireCallInTime(call, beginsAt)
  try {
    return await receiveContent(
      ctx,
      { tenantId, source, maxBytes: recording.MAX_RECORDING_BYTES },
      (incoming) => saveRecording(ctx, incoming, { callId, beginsAt }),
    )
  } catch (error) {
    if (error instanceof ContentTooLarge) throw refusal('tooLarge')
    if (error instanceof ContentCutOff) throw refusal('cutOff')
    throw error
  }
}

function requireCallInTime(call: RecordedCall | undefined, beginsAt: Date | null): void {
  if (!call) throw refusal('unknownCall')
  const apartMs = beginsAt === null ? 0 : Math.abs(beginsAt.getTime() - call.beganAt.getTime())
  if (apartMs > recording.MAX_APART_SECONDS * 1000) throw refusal('apartFromCall')
}

async function saveRecording(
  ctx: AppContext,
  incoming: Incoming,
  { callId, beginsAt }: { callId: string; beginsAt: Date | null },
) {
  const mediaType = toSoundType(incoming.mediaType)
  if (mediaType === null || !(await isWholeContainer(mediaType, incoming))) throw refusal('notSound')
  const head = await readHead(incoming)
  // A company whose voices are checked accepts no recording that the check cannot read.
  if (isUnreadKind(head) && (await ctx.db.inTenant(incoming.tenantId, checksVoices)))
    throw refusal('notCompared')
  const durationMs = mediaType === 'audio/wav' ? wavDurationMs(head, incoming.bytes) : null
  await saveContent(ctx, incoming, async (tx) => {
    // Another upload may have been faster, or the call may be deleted meanwhile.
    const call = await findCall(tx, callId)
    if (!call) throw refusal('unknownCall')
    const isStored = await insertRecording(tx, {
      callId,
      contentHash: incoming.hash,
      durationMs,
      beginsAt,
      receivedAt: ctx.clock.now(),
    })
    if (!isStored) throw refusal('otherRecording')
  })
  return { bytes: incoming.bytes, mediaType, seconds: durationMs === null ? null : durationMs / 1000 }
}

function readHead({ read, bytes }: Incoming): Promise<Buffer> {
  return buffer(read({ start: 0, end: Math.min(bytes, WAV_HEAD_BYTES) - 1 }))
}

function wavDurationMs(head: Buffer, bytes: number): number | null {
  const length = wavLength(head, bytes)
  if (length?.isCutOff) throw refusal('cutOff')
  return length && Math.round(length.seconds * 1000)
}
