import * as z from 'zod'
import { EVALUATED } from '../../facts/ingest/calls.ts'
import { defineCall } from '../../shared/call.ts'
import { id, MAX_INT4, queryId, queryInt, queryPage, unixSeconds } from '../../shared/wire.ts'
import { JUDGEMENT } from '../../statistics/dataset/calls.ts'
import { sessionId } from './filter.ts'

const labelType = z.enum(EVALUATED)
const labelOption = z.enum(JUDGEMENT)
/** A sentence: its call, and its index in it. */
const voiceId = z.string().min(1).max(64)
const index = z.int().min(0).max(MAX_INT4)

const judgement = z.object({
  evaluationId: z.string(),
  revision: z.int(),
  title: z.string(),
  labelID: id,
  labelName: z.string(),
  labelType,
  labelOption,
  bizId: id,
  businessName: z.string(),
  sessionId,
  /** Null where it was missed, or not given. */
  voiceId: z.string().nullable(),
  index: z.int().nullable(),
  updatedAt: unixSeconds,
})
export type Judgement = z.output<typeof judgement>

/** Judged hits of the validate set, the latest first. */
export const judgements = defineCall({
  id: 'sessionRecord.judgements',
  path: '/api/dolphin-ai/session/judgement',
  access: 'page',
  query: z.strictObject({
    ...queryPage(),
    bizId: queryId.optional(),
    labelType: queryInt(EVALUATED.question, EVALUATED.rule).pipe(labelType).optional(),
    labelOption: queryInt(JUDGEMENT.correct, JUDGEMENT.wrong).pipe(labelOption).optional(),
    /** Limits the list to one session. */
    sessionId: sessionId.optional(),
  }),
  data: z.object({ judgements: z.array(judgement), total: z.int() }),
})

/** Judges a sentence, or reports that a session lacks a hit; a judgement is replaced by naming it and its revision. */
export const judge = defineCall({
  id: 'sessionRecord.judge',
  method: 'POST',
  path: '/api/dolphin-ai/session/judgement',
  access: 'page',
  body: z
    .strictObject({
      sessionId,
      labelType,
      labelID: id,
      labelOption,
      voiceId: voiceId.optional(),
      index: index.optional(),
      /** Absent for a new judgement. */
      before: z
        .strictObject({ evaluationId: z.string().min(1).max(64), revision: z.int().min(0).max(MAX_INT4) })
        .optional(),
    })
    .refine(({ voiceId: voice, index: at }) => (voice === undefined) === (at === undefined), {
      path: ['index'],
      message: 'a sentence has a call and an index',
    })
    .refine(({ labelOption: option, index: at }) => (option === JUDGEMENT.missed) === (at === undefined), {
      path: ['labelOption'],
      message: 'what was missed has no sentence, what was hit has one',
    }),
  data: z.object({ evaluationId: z.string(), revision: z.int() }),
})
