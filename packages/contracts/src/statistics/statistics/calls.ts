import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { queryId, unixSeconds } from '../../shared/wire.ts'
import { checkedRange, formFields, statForm } from './form.ts'
import { readMetric } from './metrics.ts'

// oxlint-disable-next-line oxc/no-barrel-file -- one namespace of the wire in files by purpose; the modules are zod's
export * from './exports.ts'
export { MAX_RANGE_DAYS } from './form.ts'
export type { ListOrder, Order } from './list-order.ts'
export * from './list-sorts.ts'
export * from './lists.ts'
export * from './team-list.ts'
export {
  config,
  MAX_MODULE_SOURCES,
  MAX_SOURCE_CHANGES,
  MODULE_SOURCES,
  saveConfig,
  type SourceOf,
  type StatModule,
} from './module-config.ts'
export { CALL_STAGES, type CallStage } from './narrowed-calls.ts'
export * from './rank.ts'
export * from './settings.ts'

/** Times of the last and the next computation of statistics (STAT-026); null before the first time. */
export const time = defineCall({
  id: 'stat.time',
  documented: true,
  path: '/api/dolphin-ai/stat/time',
  successCode: 200,
  data: z.object({ lastUpdatedAt: unixSeconds.nullable(), nextUpdatedAt: unixSeconds.nullable() }),
})

const count = z.int().min(0)
const fraction = z.number().min(0)

/**
 * Figures of an organisation. Rates are fractions; averages are per person who worked in the range. Fields that begin with
 * `dayOfLastWeek` are of the same range seven days before (STAT-Q14).
 */
export const orgSummary = z.object({
  /** Different people online on the day, when the range is one day, else on its last day (STAT-079). The home page alone shows the three. */
  currentOnlineUserCnt: count.optional(),
  /** Different people online on any day of the range (STAT-080). */
  cumulativeOnlineUserCnt: count.optional(),
  /** Seconds online of the range per person who was online (STAT-081). */
  avgUserOnlineDuration: fraction.optional(),
  totalCallCnt: count,
  totalAnswerCnt: ours(count),
  totalTalkCnt: count,
  totalSaleCnt: count,
  totalOrderCnt: count,
  answerRate: ours(fraction),
  talkConversionRate: fraction,
  saleConversionRate: fraction,
  orderConversionRate: fraction,
  dayOfLastWeekTotalCallCnt: ours(count),
  dayOfLastWeekTotalAnswerCnt: ours(count),
  dayOfLastWeekTotalTalkCnt: ours(count),
  dayOfLastWeekTotalSaleCnt: ours(count),
  dayOfLastWeekTotalOrderCnt: ours(count),
  dayOfLastWeekAnswerRate: ours(fraction),
  dayOfLastWeekTalkConversionRate: ours(fraction),
  dayOfLastWeekSaleConversionRate: ours(fraction),
  dayOfLastWeekOrderConversionRate: ours(fraction),
  avgUserCallCnt: ours(fraction),
  avgUserTalkCnt: ours(fraction),
  avgUserSaleCnt: ours(fraction),
  avgUserOrderCnt: ours(fraction),
  /** Seconds. */
  avgUserTalkTime: ours(fraction),
})
export type OrgSummary = z.output<typeof orgSummary>

const counted = orgSummary
  .pick({ totalCallCnt: true, totalTalkCnt: true, totalSaleCnt: true, totalOrderCnt: true })
  .extend({ totalAnswerCnt: count })
export type CountedCalls = z.output<typeof counted>

/**
 * A range whose last day is not over, and the ranges that it is compared with, all up to the same time of the clock on their
 * last day: a half day cannot be compared with a whole one.
 */
const sameTime = z.object({
  /** The last full quarter of an hour that figures were computed for. */
  until: unixSeconds,
  now: counted,
  /** Only for a range of a single day. */
  yesterday: counted.nullable(),
  /** The same range seven days before. */
  lastWeek: counted,
})
export type SameTime = z.output<typeof sameTime>

/**
 * Figures of an organisation over a range of days, beside those of a week before (STAT-071). Without `bizTypeId`
 * every business type, without `orgId` all that the caller may see. At most 31 days.
 */
export const summary = defineCall({
  id: 'stat.summary',
  documented: true,
  path: '/api/dolphin-ai/stat/summary',
  successCode: 200,
  query: statForm,
  /** `sameTime` is absent where the last day of the range is over too. */
  data: z.object({ orgSummary, sameTime: ours(sameTime) }),
})

/** The start of its day or quarter of an hour; the metric defines the tags. */
const point = z.object({
  time: unixSeconds,
  value: fraction,
  tag1: count.optional(),
  tag2: count.optional(),
})
export type SeriesPoint = z.output<typeof point>

/** The checks of a query of series. */
export function checkedSeries<Query extends z.ZodType<{ metric: number; beginDay: string; endDay: string }>>(
  query: Query,
) {
  return checkedRange(query)
    .refine(({ metric }) => readMetric(metric) !== null, {
      path: ['metric'],
      message: 'no metric has this id',
    })
    .refine(({ metric, beginDay, endDay }) => readMetric(metric)?.isSpan !== true || beginDay === endDay, {
      path: ['endDay'],
      message: 'a span metric is of one day',
    })
}

/**
 * One metric over a range, a point a day, or with its span variant over one day, a point each quarter of an hour, beside
 * the day before and the same day of last week (STAT-029, STAT-031). What is still to come has no points.
 */
export const detail = defineCall({
  id: 'stat.detail',
  documented: true,
  path: '/api/dolphin-ai/stat/detail',
  successCode: 200,
  acceptsOnly: 200,
  query: checkedSeries(z.strictObject({ ...formFields, metric: queryId })),
  data: z.object({
    current: z.array(point),
    /** Empty for a range of several days, as the next. */
    yesterday: z.array(point),
    dayOfLastWeek: z.array(point),
  }),
})
