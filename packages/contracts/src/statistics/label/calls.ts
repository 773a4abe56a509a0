import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import {
  DEFAULT_PAGE_SIZE,
  filterText,
  FIRST_PAGE,
  id,
  queryId,
  queryIds,
  queryInt,
  unixSeconds,
} from '../../shared/wire.ts'
import { MAX_COMPARED_LABELS } from '../statistics/export-filter.ts'
import { checkedRange, formFields, pageFields } from '../statistics/form.ts'
import { ranking } from '../statistics/rank.ts'

/** Orders of the label list by their numbers on the wire (LABEL-Q5). */
export const LABEL_ORDER = {
  createdAscending: 0,
  createdDescending: 1,
  updatedAscending: 2,
  updatedDescending: 3,
} as const
/** Pages of statistics request this many labels (LABEL-020); more are not loaded (DSET-Q14). */
export const MAX_LABELS = 200

const count = z.int().min(0)
const MAX_PAGE = 1000
/** 0 or 1, or said in words. */
const flag = z.union([
  queryInt(0, 1).transform((bit) => bit === 1),
  z.enum(['true', 'false']).transform((text) => text === 'true'),
  z.boolean(),
])

const label = z.object({
  id,
  name: z.string(),
  bizTypeId: id,
  /** Null: every product of the business. */
  productId: id.nullable(),
  enable: z.union([z.literal(0), z.literal(1)]),
  createdAt: unixSeconds,
  updatedAt: unixSeconds,
  /** Absent unless it was deleted (DSET-016). */
  deletedAt: unixSeconds.optional(),
})
export type Label = z.output<typeof label>

/** Labels of the caller's tenant, whatever `tenantId` says (LABEL-Q3); deleted ones only when requested (LABEL-019). */
export const query = defineCall({
  id: 'label.query',
  path: '/api/dolphin-ai/label/query',
  query: z.strictObject({
    pageIndex: queryInt(FIRST_PAGE, MAX_PAGE).default(FIRST_PAGE),
    pageSize: queryInt(1, MAX_LABELS).default(DEFAULT_PAGE_SIZE),
    tenantId: queryId.optional(),
    /** Part of the name. */
    name: filterText.optional(),
    bizTypeId: queryId.optional(),
    productId: queryId.optional(),
    orderBy: queryInt(LABEL_ORDER.createdAscending, LABEL_ORDER.updatedDescending).default(
      LABEL_ORDER.createdDescending,
    ),
    enable: flag.optional(),
    withDeleted: flag.default(false),
  }),
  data: z.object({ smartLabels: z.array(label), totalCnt: count }),
})

/** Names of the labels that are not deleted, for anyone who only needs those (QUAL-029, QUAL-Q14). */
export const tagList = defineCall({
  id: 'label.tagList',
  path: '/assistant-cms/smartTag/list',
  query: z.strictObject({ bizTypeId: queryId.optional() }),
  data: z.array(z.object({ id, name: z.string() })),
})

const labelIds = queryIds(MAX_COMPARED_LABELS)

/**
 * Hits of some labels over a range, in the order they were requested: a point a day, of a single day one each quarter of
 * an hour (DSET-017, DSET-Q10). What is still to come has no points.
 */
export const detail = defineCall({
  id: 'label.detail',
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

/** Everybody who worked in the range, by name, with the hits of some labels (DSET-019). */
export const detailByUser = defineCall({
  id: 'label.detailByUser',
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
        /** Every label that was requested, in that order. */
        LabelDetail: z.array(z.object({ labelId: id, labelName: z.string(), count })),
      }),
    ),
    totalCnt: count,
  }),
})

/** Organisations, then people, by the hits of one label (DSET-022). */
export const rank = defineCall({
  id: 'label.rank',
  path: '/api/dolphin-ai/stat/labelRank',
  successCode: 200,
  acceptsOnly: 200,
  query: checkedRange(z.strictObject({ ...formFields, labelId: queryId })),
  data: ranking,
})
