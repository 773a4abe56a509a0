import type { voiceprint } from '@console/contracts'
import type { AppContext } from '../../../../platform/context/context.ts'
import { openContent, type OpenContent } from '../../../../platform/files/stored-contents.ts'
import type { FoundVoice } from '../corpus/sound-file.ts'
import { MAX_SPEECH_SECONDS, NEEDED_SPEECH_SECONDS } from '../speech-limits.ts'
import { analyserOf } from './voice-analyser.ts'

/** The first of two channels is the seat's, the second the customer's. */
export const CHANNELS = { seat: 0, customer: 1 } as const
type Channel = (typeof CHANNELS)[keyof typeof CHANNELS]

type HeardRecording = { tenantId: number; contentHash: string; channel?: Channel }

export type RecordingVoice =
  | (FoundVoice & {
      kind: 'voice'
      speechSeconds: number
      signalToNoise: number | null
      channelCount: number
    })
  | {
      kind: 'unusable'
      reason: voiceprint.CheckReason
      speechSeconds: number | null
      signalToNoise: number | null
    }

/** The voice in a channel of a recording, by default the seat's, or why there is none that can be compared. */
export async function voiceOfRecording(
  ctx: AppContext,
  { tenantId, contentHash, channel = CHANNELS.seat }: HeardRecording,
  signal: AbortSignal,
): Promise<RecordingVoice> {
  const content = await openContent(ctx, { tenantId, hash: contentHash })
  if (!content) return { kind: 'unusable', reason: 'recordingGone', speechSeconds: null, signalToNoise: null }
  const task = {
    bytes: await readAllBytes(content),
    isSample: false,
    channel,
    neededSeconds: NEEDED_SPEECH_SECONDS,
    maxSeconds: MAX_SPEECH_SECONDS,
  }
  const { analysis, model } = await analyserOf(ctx).analyse(task, signal)
  return analysis.kind === 'voice' ? { ...analysis, model } : analysis
}

/** Memory of its own, since it is handed over; recordings are limited, so it fits. */
async function readAllBytes({ bytes, read }: OpenContent): Promise<Uint8Array<ArrayBuffer>> {
  const all = new Uint8Array(bytes)
  let at = 0
  for await (const chunk of read()) {
    if (!(chunk instanceof Uint8Array)) throw new Error('the storage answered text')
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}
