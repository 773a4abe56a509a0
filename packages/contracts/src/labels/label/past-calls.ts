import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id, queryId, unixSeconds } from '../../shared/wire.ts'
import { labelDraft } from './label.ts'

/** Days back for which calls are judged again at most; today counts as one. */
export const MAX_PAST_DAYS = 30
/** Examples of one answer at most, of each kind. */
export const MAX_BACK_TEST_SAMPLES = 20

const count = z.int().min(0)
const days = z.int().min(1).max(MAX_PAST_DAYS)

const sample = z.object({
  /** Hit by the label as it is sent, by its stored version, or by both. */
  kind: z.enum(['gained', 'lost', 'both']),
  callId: z.string(),
  sessionId: z.string().nullable(),
  seatName: z.string(),
  startedAt: unixSeconds,
  /** The sentence of the first hit; empty where the hit is not of one sentence. */
  words: z.string(),
})
export type BackTestSample = z.output<typeof sample>

/**
 * Judges the calls of the last days, as far as their words are stored, by a label that may not be saved, beside its stored
 * version. One answer covers a slice of the calls, the newest first: the next slice begins at `cursor`, which is null after
 * the last. The counts are of the slice.
 */
export const backTest = defineCall({
  id: 'label.backTest',
  method: 'POST',
  path: '/api/dolphin-ai/label/back-test',
  body: z.strictObject({
    label: labelDraft.extend({ id: z.union([z.literal(0), id]) }),
    days,
    cursor: z
      .string()
      .regex(/^\d{1,17}_.{1,64}$/su)
      .nullable(),
  }),
  data: z.object({
    calls: count,
    hit: count,
    /** By the stored version; 0 where there is none. */
    hitBefore: count,
    gained: count,
    lost: count,
    samples: z.array(sample),
    cursor: z.string().nullable(),
    /** Share of the days, from 0 to 1. */
    progress: z.number().min(0).max(1),
  }),
})
export type BackTest = z.output<typeof backTest.data>

export const BACK_FILL_REFUSALS = {
  /** Only an enabled rule label has hits. */
  notJudged: 1611,
  /** A back-fill of the label is running. */
  running: 1612,
} as const

const backFill = z.object({
  id,
  days,
  state: z.enum(['running', 'done', 'stopped']),
  /** Calls judged so far. */
  calls: count,
  /** Hits added. */
  hits: count,
  /** Share of the days, from 0 to 1. */
  progress: z.number().min(0).max(1),
  startedAt: unixSeconds,
  /** Null: the person is no longer known. */
  startedBy: z.string().nullable(),
  endedAt: unixSeconds.nullable(),
})
export type BackFill = z.output<typeof backFill>

/**
 * Judges the calls of the last days by an enabled label, as if it had been enabled then. Continues when no page watches it.
 */
export const startBackFill = defineCall({
  id: 'label.startBackFill',
  method: 'POST',
  path: '/api/dolphin-ai/label/back-fill/start',
  body: z.strictObject({ id, days }),
  data: backFill,
  refusals: BACK_FILL_REFUSALS,
})

/** Stops after the calls that are being judged; the hits that were added stay. */
export const stopBackFill = defineCall({
  id: 'label.stopBackFill',
  method: 'POST',
  path: '/api/dolphin-ai/label/back-fill/stop',
  body: z.strictObject({ id }),
})

/** Back-fills of a label, the newest first. */
export const backFills = defineCall({
  id: 'label.backFills',
  path: '/api/dolphin-ai/label/back-fill/list',
  query: z.strictObject({ id: queryId }),
  data: z.object({ backFills: z.array(backFill) }),
})
