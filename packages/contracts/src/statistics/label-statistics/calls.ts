import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id, queryId, queryIds, unixSeconds } from '../../shared/wire.ts'
import { MAX_COMPARED_LABELS } from '../statistics/export-filter.ts'
import { checkedRange, formFields, pageFields } from '../statistics/form.ts'
import { ranking } from '../statistics/rank.ts'

const count = z.int().min(0)
const labelIds = queryIds(MAX_COMPARED_LABELS)

/**
 * Hits of some labels over a range, in the order they were requested: a point a day, of a single day one each quarter of
 * an hour (DSET-017, DSET-Q10). What is still to come has no points.
 */
export const detail = defineCall({
  id: 'labelStat.detail',
  documented: true,
  path: '/api/dolphin-ai/stat/labelDetail',
  successCode: 200,
  acceptsOnly: 200,
  query: checkedRange(z.strictObject({ ...formFields, labelIds })),
  data: z.object({
    labelDetail: z.array(
      z.object({
        labelId: id,
        labelName: z.string(),
        list: z.array(z.object({ time: unixSeconds, value: count })),
      }),
    ),
  }),
})

/** Everybody who worked in the range, by name, with their conversations that have some labels (DSET-019). */
export const detailByUser = defineCall({
  id: 'labelStat.detailByUser',
  documented: true,
  path: '/api/dolphin-ai/stat/labelDetailByUser',
  successCode: 200,
  query: checkedRange(z.strictObject({ ...formFields, ...pageFields, labelIds })),
  data: z.object({
    records: z.array(
      z.object({
        userId: id,
        userName: z.string(),
        /** Calls in both directions that began in the range. */
        totalCall: count,
        /** Different calls that had any of the labels in the range (DSET-Q12). */
        callCount: count,
        /**
         * Every label that was requested, in that order, with the different conversations in which it was hit: those that the
         * list of sessions has (DSET-021).
         */
        LabelDetail: z.array(z.object({ labelId: id, labelName: z.string(), count })),
      }),
    ),
    totalCnt: count,
  }),
})

/** Organisations, then people, by the hits of one label (DSET-022). */
export const rank = defineCall({
  id: 'labelStat.rank',
  documented: true,
  path: '/api/dolphin-ai/stat/labelRank',
  successCode: 200,
  acceptsOnly: 200,
  query: checkedRange(z.strictObject({ ...formFields, labelId: queryId })),
  data: ranking,
})
