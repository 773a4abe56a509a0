import * as z from 'zod'
import { labelDraft } from '../../labels/label/label.ts'
import { defineCall } from '../../shared/call.ts'
import { id, queryId, unixSeconds } from '../../shared/wire.ts'

/** Sessions of one answer at most, the newest. */
export const MAX_JUDGED_SESSIONS = 100
/** Judged sessions of one answer for a tried rule at most. */
export const MAX_TRIED_SESSIONS = 250

const count = z.int().min(0)
const sessionId = z.string().min(1).max(64)

const counts = z.object({
  /** Sessions with a judgement of the label. All others count nowhere. */
  judged: count,
  /** Judged sessions in which the label was found. */
  hit: count,
  /** Judged sessions to which it belongs. */
  belonging: count,
  /** Judged sessions to which it belongs and in which it was found. */
  right: count,
})
export type JudgedFigures = z.output<typeof counts>

/** Comparison of a label's stored hits with what people said. */
export const figures = defineCall({
  id: 'judgedLabel.figures',
  path: '/api/dolphin-ai/label/judged/figures',
  query: z.strictObject({ id: queryId }),
  data: counts,
})

export const JUDGED_KINDS = ['judged', 'hit', 'belonging', 'right'] as const
export type JudgedKind = (typeof JUDGED_KINDS)[number]

const judgedSession = z.object({
  sessionId,
  startedAt: unixSeconds,
  /** The person who talked first; empty where nobody is known any more. */
  seatName: z.string(),
  belongs: z.boolean(),
  /** The label was found in it. */
  isHit: z.boolean(),
})
export type JudgedSession = z.output<typeof judgedSession>

/** The sessions behind a count of the figures, the newest first. */
export const sessions = defineCall({
  id: 'judgedLabel.sessions',
  path: '/api/dolphin-ai/label/judged/sessions',
  query: z.strictObject({ id: queryId, kind: z.enum(JUDGED_KINDS) }),
  data: z.object({ sessions: z.array(judgedSession) }),
})

const triedSession = judgedSession.extend({
  /** The stored rule hits it. */
  isHitBefore: z.boolean(),
})
export type TriedSession = z.output<typeof triedSession>

/**
 * Judges the judged sessions by a rule that may not be saved, beside the stored one, as far as their words are stored. One
 * answer covers a slice of them: the next slice begins at `cursor`, which is null after the last.
 */
export const tryRule = defineCall({
  id: 'judgedLabel.tryRule',
  method: 'POST',
  path: '/api/dolphin-ai/label/judged/try',
  body: z.strictObject({ label: labelDraft.extend({ id }), cursor: sessionId.nullable() }),
  data: z.object({
    sessions: z.array(triedSession),
    /** Sessions of the slice that the rules cannot judge: their words are no longer stored, or they are of another product. */
    withoutWords: count,
    cursor: z.string().nullable(),
    /** Share of all judged sessions, from 0 to 1. */
    progress: z.number().min(0).max(1),
  }),
})
export type TriedSlice = z.output<typeof tryRule.data>
