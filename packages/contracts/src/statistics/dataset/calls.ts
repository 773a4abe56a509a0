import * as z from 'zod'
import { EVALUATED } from '../../facts/ingest/calls.ts'
import { defineCall } from '../../shared/call.ts'
import { id, queryDay, queryId, queryInt, queryPage, unixSeconds } from '../../shared/wire.ts'
import { checkedOptionalRange, checkedRange } from '../statistics/form.ts'

/** Opinions of people on a hit, or on a missing one (DSET-Q2). */
export const JUDGEMENT = { correct: 1, missed: 2, wrong: 3 } as const

const labelType = z.enum(EVALUATED)
const queryJudgement = queryInt(JUDGEMENT.correct, JUDGEMENT.wrong).pipe(z.enum(JUDGEMENT))
const queryLabelType = queryInt(EVALUATED.question, EVALUATED.rule).pipe(labelType)

/** Evaluations belong to a business; they have no organisation (DSET-Q4). */
const labelFields = {
  /** Absent: every business type. */
  bizTypeId: queryId.optional(),
  /** One knowledge entry or quality rule, as the type says. */
  labelID: queryId.optional(),
}

const filterFields = { beginDay: queryDay, endDay: queryDay, ...labelFields }

const fraction = z.number().min(0).max(1)
const count = z.int().min(0)
/** A day of the tenant's zone as `YYYYMMDD`. */
const day = z.string().regex(/^\d{8}$/)
/** `tag1` of `tag2`, from a server that reports them (DSET-003, DSET-Q5). */
const tagged = z.object({ day, value: fraction, tag1: count.optional(), tag2: count.optional() })

/** The quality of what was found, a point for each day on which anything was evaluated; fractions (DSET-002). */
export const series = defineCall({
  id: 'dataset.series',
  documented: true,
  path: '/api/dolphin-ai/stat/dataset',
  successCode: 200,
  acceptsOnly: 200,
  query: checkedRange(z.strictObject({ ...filterFields, labelType: queryLabelType })),
  data: z.object({
    precision: z.array(tagged),
    recall: z.array(tagged),
    f1: z.array(z.object({ day, value: fraction })),
  }),
})

/** The evaluations themselves, newest first (DSET-007..009), without days all of them. An id needs its type beside it. */
export const evaluations = defineCall({
  id: 'dataset.evaluations',
  documented: true,
  path: '/api/dolphin-ai/stat/datasetDetail',
  successCode: 200,
  query: checkedOptionalRange(
    z.strictObject({
      beginDay: queryDay.optional(),
      endDay: queryDay.optional(),
      ...labelFields,
      ...queryPage(),
      labelType: queryLabelType.optional(),
      /** Only evaluations with this option. */
      labelOption: queryJudgement.optional(),
    }),
  ).refine((filter) => filter.labelID === undefined || filter.labelType !== undefined, {
    path: ['labelType'],
    message: 'the type of the label is missing',
  }),
  data: z.object({
    records: z.array(
      z.object({
        id,
        title: z.string(),
        labelID: id,
        labelName: z.string(),
        labelType,
        /** A `JUDGEMENT`, or one that is not known here (DSET-Q2). */
        labelOption: count,
        updatedAt: unixSeconds,
        sessionID: z.string(),
        /** The sentence; null where it was missed, or not given. */
        voiceID: z.string().nullish(),
        index: count.nullish(),
      }),
    ),
    totalCnt: count,
  }),
})

/** Knowledge entries of one answer at most; companies keep some hundreds. */
export const MAX_LISTED = 1000

/** All knowledge entries, of one business or of all, by name (DSET-006, DSET-Q3). */
export const knowledge = defineCall({
  id: 'dataset.knowledge',
  documented: true,
  path: '/assistant-cms/knowledge/list',
  query: z.strictObject({ bizTypeId: queryId.optional() }),
  data: z.array(z.object({ id, name: z.string() })),
})
