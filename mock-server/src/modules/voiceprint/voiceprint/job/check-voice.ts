import { voiceprint } from '@console/contracts'
import type { AppContext } from '../../../../platform/context/context.ts'
import { voiceOfRecording } from '../analysis/voice-of-recording.ts'
import { findSamples, findSamplesOfOthers } from '../corpus/sample.store.ts'
import { openEmbedding } from '../corpus/sealed-voice.ts'
import { comparableSamples } from './comparable-samples.ts'
import { toComparison, toCheckStatus, computeScore } from './compare.ts'
import type { StartedCheck, CheckedVoice } from './end-check.ts'
import { areAlike, areExchanged } from './exchanged-channels.ts'

/** Other people whose samples a voice is scored with, so that thresholds can be judged. */
const OTHER_PEOPLE = 5

const { notChecked, inconsistent } = voiceprint.CHECK_STATUS

/** Analyses the recording and compares it with the person's samples; outside of any transaction. */
export async function checkVoice(
  ctx: AppContext,
  check: StartedCheck,
  signal: AbortSignal,
): Promise<CheckedVoice> {
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
