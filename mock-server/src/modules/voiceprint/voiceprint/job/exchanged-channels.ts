import { voiceprint } from '@console/contracts'
import { similarity } from '@console/voice-check'
import type { AppContext } from '../../../../platform/context/context.ts'
import { CHANNELS, voiceOfRecording } from '../analysis/voice-of-recording.ts'
import type { Sample } from '../corpus/sample.store.ts'
import type { FoundVoice } from '../corpus/sound-file.ts'
import type { ComparableSample } from './comparable-samples.ts'
import { toComparison, toCheckStatus, computeScore } from './compare.ts'
import type { StartedCheck } from './end-check.ts'
import { contentOfCall } from './queue.store.ts'

/** Two channels that go together this much, 1 being exactly, have one sound: one channel, written twice. */
const ONE_SOUND = 0.9

/** A recording whose seat's channel was analysed. */
type Heard = { check: StartedCheck; voice: FoundVoice; signal: AbortSignal }

/** The customer's channel; null where nobody can be heard in it. */
async function customerIn(
  ctx: AppContext,
  { tenantId, contentHash }: { tenantId: number; contentHash: string },
  signal: AbortSignal,
): Promise<FoundVoice | null> {
  const found = await voiceOfRecording(ctx, { tenantId, contentHash, channel: CHANNELS.customer }, signal)
  return found.kind === 'voice' ? found : null
}

/** One voice speaks in both channels, so that nobody can say whose it is. */
export async function areAlike(ctx: AppContext, { check, voice, signal }: Heard): Promise<boolean> {
  const other = await customerIn(ctx, check, signal)
  if (other === null) return false
  const score = computeScore(voice.embedding, other.embedding)
  return score >= check.settings.similarityThreshold && togetherness(voice.speech, other.speech) < ONE_SOUND
}

/** Compares two sounds sample by sample: 1 for one sound, however loud; about 0 for two. */
function togetherness(one: Float32Array, other: Float32Array): number {
  const length = Math.min(one.length, other.length)
  return similarity(one.subarray(0, length), other.subarray(0, length))
}

/**
 * Looks for the person, whom the seat's channel does not have, in the customer's. A single sample may itself be the customer of an
 * exchanged recording: then the person is in the other channel of that one, and in one of this.
 */
export async function areExchanged(
  ctx: AppContext,
  { check, voice, signal }: Heard,
  { samples, comparable }: { samples: readonly Sample[]; comparable: readonly ComparableSample[] },
): Promise<boolean> {
  const { tenantId, settings } = check
  const customer = await customerIn(ctx, check, signal)
  if (customer === null) return false
  const comparisons = comparable.map((sample) =>
    toComparison(
      { corpusId: sample.corpusId, score: computeScore(customer.embedding, sample.embedding) },
      settings,
    ),
  )
  if (toCheckStatus(comparisons, settings) === voiceprint.CHECK_STATUS.consistent) return true
  const [sample] = samples
  if (!sample || samples.length > 1) return false
  const contentHash = await ctx.db.inTenant(tenantId, (tx) => contentOfCall(tx, sample.callId))
  const earlier = contentHash === null ? null : await customerIn(ctx, { tenantId, contentHash }, signal)
  return (
    earlier !== null &&
    [voice, customer].some(
      ({ embedding }) => computeScore(embedding, earlier.embedding) >= settings.similarityThreshold,
    )
  )
}
