import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id, unixSeconds } from '../../shared/wire.ts'
import { checkedRange, formFields, pageFields } from './form.ts'
import { checkedOrder, orderFields } from './list-order.ts'
import { CALL_SORTS, LITE_USER_SORTS, USER_SORTS } from './list-sorts.ts'
import { narrowFields, type CallStage } from './narrowed-calls.ts'

const count = z.int().min(0)
const fraction = z.number().min(0)
const seconds = z.number().min(0)

type Narrowable = {
  queryType: 'performance' | 'user'
  stage?: CallStage | undefined
  userId?: number | undefined
}

/** People are never narrowed by their calls. */
function checkedNarrow<Query extends z.ZodType<Narrowable>>(query: Query) {
  const isOfCalls = (value: unknown, { queryType }: Narrowable) =>
    value === undefined || queryType === 'performance'
  return query
    .refine((value) => isOfCalls(value.stage, value), { path: ['stage'], message: 'only calls have a stage' })
    .refine((value) => isOfCalls(value.userId, value), {
      path: ['userId'],
      message: 'only calls can be of one person',
    })
}

/** One outbound call (STAT-101). */
const performanceRow = z.object({
  userName: z.string(),
  userID: id,
  /** The seat's organisation then. */
  orgName: z.string(),
  /** Null where the call names no conversation. */
  sessionID: z.string().nullable(),
  callID: z.string(),
  onCallAt: unixSeconds,
  /** Null where nobody answered. */
  onTalkBeginAt: unixSeconds.nullable(),
  /** Seconds; null where nobody answered, and as long as the call continues. */
  talkTime: count.nullable(),
  violationCnt: count,
  /** Empty: the page that shows the row links to its conversation in the console (STAT-103). */
  sessionLink: z.string(),
})
export type PerformanceRow = z.output<typeof performanceRow>

/** One person of the range (STAT-091). */
const liteUserRow = z.object({
  userName: z.string(),
  userID: id,
  /** Their organisation now. */
  orgName: z.string(),
  /** Days with any time online. */
  daysOnDuty: count,
  /** Seconds online per day on duty. */
  avgDayOnlineDuration: seconds,
})
export type LiteUserRow = z.output<typeof liteUserRow>

const userRow = liteUserRow.extend({
  /** Seconds talked in all calls. */
  callTime: seconds,
  callCnt: count,
  talkCnt: count,
  saleCnt: count,
  orderCnt: count,
  talkConversionRate: fraction,
  saleConversionRate: fraction,
  orderConversionRate: fraction,
  /** By quality rule, most first; rules that were not broken are left out. */
  violationCountList: z.array(z.object({ name: z.string(), num: count })),
})
export type UserRow = z.output<typeof userRow>

const listSorts = [...USER_SORTS, ...CALL_SORTS] as const
const sortsOf: Readonly<Record<'performance' | 'user', readonly string[]>> = {
  performance: CALL_SORTS,
  user: USER_SORTS,
}

/**
 * The calls of a range, newest first, or its people by name; only the requested one is filled (STAT-093, STAT-100).
 * Both follow the statistics: what happened since the last rollup is in neither (STAT-005).
 */
export const list = defineCall({
  id: 'stat.list',
  documented: true,
  path: '/api/dolphin-ai/stat/list',
  successCode: 200,
  query: checkedOrder(
    checkedNarrow(
      checkedRange(
        z.strictObject({
          ...formFields,
          ...pageFields,
          ...orderFields(listSorts),
          ...narrowFields,
          queryType: z.enum(['performance', 'user']),
        }),
      ),
    ),
  ).refine(({ sort, queryType }) => sort === undefined || sortsOf[queryType].includes(sort), {
    path: ['sort'],
    message: 'these rows cannot be ordered by this',
  }),
  data: z.object({
    performanceList: z.array(performanceRow).optional(),
    userList: z.array(userRow).optional(),
    totalCnt: count,
  }),
})

/** Totals of all people of a range: sums, and rates of these sums. */
const userTotals = userRow
  .omit({ userName: true, userID: true, orgName: true, violationCountList: true })
  .extend({ violationCnt: count })
export type UserTotals = z.output<typeof userTotals>

/** Totals of all outbound calls of a range. */
const performanceTotals = z.object({
  talkTime: count,
  violationCnt: count,
  /** Conversations that the calls belong to: one may have several. */
  sessionCnt: count,
})
export type PerformanceTotals = z.output<typeof performanceTotals>

/** More calls than these are not added up while a page waits. */
export const MAX_TOTALLED_CALLS = 50_000

/**
 * The totals of what `list` pages through, requested once however many pages are read; only the requested one is filled,
 * and none of more than `MAX_TOTALLED_CALLS` calls.
 */
export const listTotals = defineCall({
  id: 'stat.listTotals',
  path: '/api/dolphin-ai/stat/list/totals',
  successCode: 200,
  query: checkedNarrow(
    checkedRange(
      z.strictObject({ ...formFields, ...narrowFields, queryType: z.enum(['performance', 'user']) }),
    ),
  ),
  data: z.object({
    performanceTotals: performanceTotals.optional(),
    userTotals: userTotals.optional(),
  }),
})

/** The people of a range by name, without what belongs to calls (STAT-091). */
export const liteList = defineCall({
  id: 'stat.liteList',
  documented: true,
  path: '/api/dolphin-ai/stat/liteList',
  successCode: 200,
  query: checkedOrder(
    checkedRange(z.strictObject({ ...formFields, ...pageFields, ...orderFields(LITE_USER_SORTS) })),
  ),
  data: z.object({ userList: z.array(liteUserRow), totalCnt: count }),
})
