import { voiceprint } from '@console/contracts'
import { similarity } from '@console/voice-check'
import type { AppContext, TenantTx } from '../../../../platform/context/context.ts'
import { perApplication } from '../../../../platform/context/per-application.ts'
import { MINUTE_MS } from '../../../../platform/time/units.ts'
import { analyserOf } from '../analysis/voice-analyser.ts'
import { CHANNELS, voiceOfRecording } from '../analysis/voice-of-recording.ts'
import { findSamples, findSamplesOfOthers, type Sample, updateEmbedding } from '../corpus/sample.store.ts'
import { openEmbedding, sealEmbedding } from '../corpus/sealed-voice.ts'
import { type FoundVoice, readVoice } from '../corpus/sound-file.ts'
import { checksVoices, findSettings } from '../setting/setting.store.ts'
import { MAX_SPEECH_SECONDS } from '../speech-limits.ts'
import { computeScore, toCheckStatus, toComparison } from './compare.ts'
import { type CheckedVoice, endCheck, type StartedCheck } from './end-check.ts'
import {
  beginRecord,
  claim,
  contentOfCall,
  dequeue,
  endRecord,
  findQueued,
  lockQueued,
  postpone,
  setWaiting,
  tenantsWithChecks,
  wasCheckedNear,
} from './queue.store.ts'

/** Two channels that are correlated at least this much, 1 being identical, have one sound: one channel, written twice. */
const SAME_SOUND_CORRELATION = 0.9

/** Other people whose samples a voice is scored with, so that thresholds can be judged. */
const OTHER_PEOPLE = 5

const { notChecked, inconsistent } = voiceprint.CHECK_STATUS

/** Recordings of one company that are checked before it is the next one's turn. */
const BATCH = 20
/** Attempts that began and did not end, also because the server was killed by one. */
export const MAX_ATTEMPTS = 3
const RETRY_MS = MINUTE_MS
/** Longer than a check takes. */
const CLAIM_MS = 10 * MINUTE_MS

/** One run at a time per application. */
const runs = perApplication(() => ({ last: Promise.resolve() }))

/** Checks recordings until none is due. What fails is logged, and tried again. */
export function runVoiceChecks(ctx: AppContext, signal = new AbortController().signal): Promise<void> {
  const state = runs(ctx)
  state.last = state.last.then(() => run(ctx, signal))
  return state.last
}

async function run(ctx: AppContext, signal: AbortSignal): Promise<void> {
  try {
    let goesOn = true
    while (goesOn && !signal.aborted) {
      const tenantIds = await tenantsWithChecks(ctx, ctx.clock.now())
      goesOn = tenantIds.length > 0
      for (const tenantId of tenantIds) await runTenantChecks(ctx, tenantId, signal)
    }
  } catch (error) {
    ctx.log.error({ err: error }, 'voices were not checked')
  }
}

async function runTenantChecks(ctx: AppContext, tenantId: number, signal: AbortSignal): Promise<void> {
  const now = ctx.clock.now()
  const callIds = await ctx.db.inTenant(tenantId, (tx) => findQueued(tx, { now, limit: BATCH }))
  for (const callId of callIds) {
    if (signal.aborted) return
    try {
      await runCheck(ctx, { tenantId, callId, signal })
    } catch (error) {
      ctx.log.error({ err: error, tenantId, callId }, 'a voice was not checked; it is tried again')
      const nextAt = new Date(ctx.clock.now().getTime() + RETRY_MS)
      await ctx.db.inTenant(tenantId, async (tx) => {
        await setWaiting(tx, callId)
        await postpone(tx, callId, nextAt)
      })
    }
  }
}

async function runCheck(
  ctx: AppContext,
  { tenantId, callId, signal }: { tenantId: number; callId: string; signal: AbortSignal },
): Promise<void> {
  const started = await ctx.db.inTenant(tenantId, (tx) => begin(tx, callId, ctx.clock.now()))
  if (started !== null) await endCheck(ctx, started, await checkVoice(ctx, started, signal))
}

/** Null where there is nothing to check, or it failed too often. */
async function begin(tx: TenantTx, callId: string, now: Date): Promise<StartedCheck | null> {
  const call = await lockQueued(tx, callId, now)
  if (!call) return null
  const { userId } = call
  if (userId === null || !(await checksVoices(tx))) {
    await dequeue(tx, callId)
    return null
  }
  const settings = await findSettings(tx)
  const { checkFrequency: days } = settings
  if (days > 0 && (await wasCheckedNear(tx, { userId, sessionAt: call.sessionAt, days }))) {
    await dequeue(tx, callId)
    return null
  }
  const id = await beginRecord(tx, { call, userId, at: now })
  if (call.attempts >= MAX_ATTEMPTS) {
    await endRecord(tx, id, { status: 0, reason: 'failed', speechMs: null, signalToNoise: null, at: now })
    await dequeue(tx, callId)
    return null
  }
  await claim(tx, callId, new Date(now.getTime() + CLAIM_MS))
  return { ...call, id, userId, tenantId: tx.tenantId, settings }
}

/** Analyses the recording and compares it with the person's samples; outside of any transaction. */
async function checkVoice(ctx: AppContext, check: StartedCheck, signal: AbortSignal): Promise<CheckedVoice> {
  const found = await voiceOfRecording(ctx, check, signal)
  const speechMs = found.speechSeconds === null ? null : Math.round(found.speechSeconds * 1000)
  const unscored = {
    comparisons: [],
    others: [],
    speechMs,
    signalToNoise: found.signalToNoise,
    status: notChecked,
  }
  if (found.kind === 'unusable') return { ...unscored, reason: found.reason, voice: null }
  const { tenantId, userId, settings } = check
  const { model } = found
  const { samples, samplesOfOthers } = await ctx.db.inTenant(tenantId, async (tx) => ({
    samples: await findSamples(tx, { userId, limit: settings.corporaNum }),
    samplesOfOthers: await findSamplesOfOthers(tx, { userId, model, people: OTHER_PEOPLE }),
  }))
  const hasCustomer = found.channelCount === 2
  const heard = { check, voice: found, signal }
  if (samples.length === 0)
    return hasCustomer && (await areAlike(ctx, heard))
      ? { ...unscored, reason: 'channelsAlike', voice: null }
      : { ...unscored, reason: 'firstSample', voice: found }
  const comparable = await comparableSamples(ctx, samples, { tenantId, model, signal })
  if (comparable.length === 0) return { ...unscored, reason: 'failed', voice: null }
  const comparisons = comparable.map(({ corpusId, embedding }) =>
    toComparison({ corpusId, score: computeScore(found.embedding, embedding) }, settings),
  )
  const status = toCheckStatus(comparisons, settings)
  if (status === inconsistent && hasCustomer && (await areExchanged(ctx, heard, { samples, comparable })))
    return { ...unscored, reason: 'channelsSwapped', voice: null }
  const others = samplesOfOthers.map(({ voiceId, embedding }) =>
    computeScore(found.embedding, openEmbedding(ctx.secrets, { tenantId, voiceId }, embedding)),
  )
  return { ...unscored, status, reason: null, comparisons, others, voice: found }
}

/** A recording whose seat's channel was analysed. */
type AnalysedCheck = { check: StartedCheck; voice: FoundVoice; signal: AbortSignal }

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
async function areAlike(ctx: AppContext, { check, voice, signal }: AnalysedCheck): Promise<boolean> {
  const other = await customerIn(ctx, check, signal)
  if (other === null) return false
  const score = computeScore(voice.embedding, other.embedding)
  return (
    score >= check.settings.similarityThreshold &&
    computeCorrelation(voice.speech, other.speech) < SAME_SOUND_CORRELATION
  )
}

/** Compares two sounds sample by sample: 1 for one sound, however loud; about 0 for two. */
function computeCorrelation(one: Float32Array, other: Float32Array): number {
  const length = Math.min(one.length, other.length)
  return similarity(one.subarray(0, length), other.subarray(0, length))
}

/**
 * Looks for the person, who is not in the seat's channel, in the customer's channel. A single sample may itself be the voice
 * of the customer of an exchanged recording: then the person is in the other channel of that recording, and in one channel
 * of this one.
 */
async function areExchanged(
  ctx: AppContext,
  { check, voice, signal }: AnalysedCheck,
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

type ComparableSample = { corpusId: number; embedding: Float32Array }

type Compared = { tenantId: number; model: string; signal: AbortSignal }

/**
 * Samples of the present model; samples of another model are embedded again from their sound, and left out if it is lost.
 */
async function comparableSamples(
  ctx: AppContext,
  samples: readonly Sample[],
  compared: Compared,
): Promise<ComparableSample[]> {
  const all: ComparableSample[] = []
  for (const sample of samples) {
    const embedding = await loadEmbedding(ctx, sample, compared)
    if (embedding !== null) all.push({ corpusId: sample.id, embedding })
  }
  return all
}

async function loadEmbedding(
  ctx: AppContext,
  sample: Sample,
  { tenantId, model, signal }: Compared,
): Promise<Float32Array | null> {
  const { id, voiceId, contentHash } = sample
  const owner = { tenantId, voiceId }
  if (sample.model === model) return openEmbedding(ctx.secrets, owner, sample.embedding)
  const wav = await readVoice(ctx, { ...owner, contentHash })
  if (wav === null) return null
  const task = {
    bytes: new Uint8Array(wav),
    isSample: true,
    channel: 0,
    neededSeconds: 0,
    maxSeconds: MAX_SPEECH_SECONDS,
  }
  const { analysis, model: madeBy } = await analyserOf(ctx).analyse(task, signal)
  if (analysis.kind !== 'voice' || madeBy !== model) return null
  const embedding = sealEmbedding(ctx.secrets, owner, analysis.embedding)
  await ctx.db.inTenant(tenantId, (tx) => updateEmbedding(tx, { id, model, embedding }))
  return analysis.embedding
}
