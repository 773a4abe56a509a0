import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id, queryId, unixSeconds } from '../../shared/wire.ts'
import { checkedRange, formFields, pageFields } from './form.ts'

const count = z.int().min(0)
const fraction = z.number().min(0)
const seconds = z.number().min(0)

const pagedForm = checkedRange(z.strictObject({ ...formFields, ...pageFields }))

/** How far a call came, each counted as the figures of the summary count it. */
export const CALL_STAGES = ['answered', 'valid', 'quoted', 'ordered'] as const
export type CallStage = (typeof CALL_STAGES)[number]

/** One outbound call (STAT-101). */
const performanceRow = z.object({
  userName: z.string(),
  userID: id,
  /** Where the seat belonged then. */
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
  /** Where they belong now. */
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

/**
 * The calls of a range, newest first, or its people by name; only the requested one is filled (STAT-093, STAT-100).
 * Both follow the statistics: what happened since the last rollup is in neither (STAT-005).
 */
export const list = defineCall({
  id: 'stat.list',
  path: '/api/dolphin-ai/stat/list',
  successCode: 200,
  query: checkedRange(
    z.strictObject({
      ...formFields,
      ...pageFields,
      queryType: z.enum(['performance', 'user']),
      /** Of calls: only those that came so far. */
      stage: z.enum(CALL_STAGES).optional(),
      /** Of calls: only those of one person. */
      userId: queryId.optional(),
    }),
  )
    .refine(({ queryType, stage }) => stage === undefined || queryType === 'performance', {
      path: ['stage'],
      message: 'only calls have a stage',
    })
    .refine(({ queryType, userId }) => userId === undefined || queryType === 'performance', {
      path: ['userId'],
      message: 'only calls can be of one person',
    }),
  data: z.object({
    performanceList: z.array(performanceRow).optional(),
    userList: z.array(userRow).optional(),
    totalCnt: count,
  }),
})

/** The people of a range by name, without what belongs to calls (STAT-091). */
export const liteList = defineCall({
  id: 'stat.liteList',
  path: '/api/dolphin-ai/stat/liteList',
  successCode: 200,
  query: pagedForm,
  data: z.object({ userList: z.array(liteUserRow), totalCnt: count }),
})

/** A lowest organisation that has seats (RPT-Q34). */
const teamRow = z.object({
  orgId: id,
  orgName: z.string(),
  /** Enabled accounts of seats that belong to it now. */
  seatCnt: count,
  /** Different people online in the range. */
  onlineUserCnt: count,
  /** Seconds of the range per person who was online. */
  avgUserOnlineDuration: seconds,
  callCnt: count,
  talkCnt: count,
  saleCnt: count,
  orderCnt: count,
  talkConversionRate: fraction,
  saleConversionRate: fraction,
  orderConversionRate: fraction,
  violationCnt: count,
})
export type TeamRow = z.output<typeof teamRow>

/** Teams in the order of the organisation tree, also those where nobody worked (RPT-060). */
export const teamList = defineCall({
  id: 'stat.teamList',
  path: '/api/dolphin-ai/stat/team/list',
  successCode: 200,
  query: pagedForm,
  data: z.object({
    teamList: z.array(teamRow),
    totalCnt: count,
    /** Of all teams, not only those of the page. */
    totalSeatCnt: count,
  }),
})
