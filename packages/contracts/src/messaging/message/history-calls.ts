import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { DAY_MS } from '../../shared/units.ts'
import { DEFAULT_PAGE_SIZE, id, queryDay, queryId, unixSeconds } from '../../shared/wire.ts'
import { MAX_MESSAGE_PAGE_SIZE } from './message-calls.ts'

/** Days that one call of the push statistics may span. */
export const MAX_STAT_DAYS = 31

/** Codes of a rule and of what triggered it. */
export const messageCode = z.string().regex(/^[\w.-]{1,64}$/)

/** One pushed message in the message history. The field names are the source's (MSG-002). */
export const historyRecord = z.object({
  /** The message id of the 'webpage' link (MSG-Q1). */
  id,
  /** Unix seconds from this server; a text of another prints as is (MSG-Q2). */
  push_time: z.union([unixSeconds, z.string()]),
  business_type_id: id,
  business_type_name: z.string(),
  /** 1 is cron, anything else manual (MSG-Q2). */
  is_cron: z.union([z.int(), z.boolean()]),
  push_user_name: z.string(),
  title: ours(z.string()),
  /**
   * Link that 'webpage' opens: an http or https address, or a path of the console's own origin; null when there is no page.
   */
  url: z.string().nullish(),
  msg_rule_code: z.string(),
  trigger_id: z.string(),
})
export type HistoryRecord = z.output<typeof historyRecord>

/** Pushed messages of the tenant, newest first (MSG-001). Times are unix seconds, both ends included. */
export const history = defineCall({
  id: 'message.history',
  documented: true,
  method: 'POST',
  path: '/api/user/mm_msg_log/list',
  envelope: 'status',
  localised: true,
  body: z
    .strictObject({
      current: z.int().min(1).max(1000).default(1),
      size: z.int().min(1).max(MAX_MESSAGE_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
      businessTypeId: id.optional(),
      isCron: z.boolean().optional(),
      pushTimeBegin: unixSeconds.optional(),
      pushTimeEnd: unixSeconds.optional(),
    })
    .refine(
      ({ pushTimeBegin, pushTimeEnd }) =>
        pushTimeBegin === undefined || pushTimeEnd === undefined || pushTimeBegin <= pushTimeEnd,
      { path: ['pushTimeEnd'], message: 'rangeBackwards' },
    ),
  /** Counted exactly up to `EXACT_COUNT_LIMIT`, `totalIsCapped` beyond (R35). */
  data: z.object({ records: z.array(historyRecord), total: z.int(), totalIsCapped: ours(z.boolean()) }),
})

/** People of one answer at most; `total` counts all. */
export const MAX_RECEIVERS = 100

const receiver = z.object({
  id,
  name: z.string(),
  touchedAt: unixSeconds.nullable(),
  clickedAt: unixSeconds.nullable(),
  viewedAt: unixSeconds.nullable(),
})

/** One pushed message: its plain text and its receivers, the most active ones first. */
export const historyDetail = defineCall({
  id: 'message.historyDetail',
  path: '/api/user/mm_msg_log/detail',
  envelope: 'status',
  localised: true,
  query: z.strictObject({ id: queryId }),
  data: historyRecord.extend({
    text: z.string(),
    receivers: z.object({ total: z.int().min(0), people: z.array(receiver) }),
  }),
})
export type HistoryDetail = z.output<typeof historyDetail.data>

/**
 * People who touched, clicked and viewed what one trigger of one rule pushed, by day of the tenant's zone (MSG-005).
 * Days on which nothing happened are absent. Success is code 200 here and nothing else (MSG-006, MSG-Q3).
 */
export const pushStat = defineCall({
  id: 'message.pushStat',
  documented: true,
  path: '/api/dolphin-ai/stat/event_tracking/msg_push/stat',
  successCode: 200,
  acceptsOnly: 200,
  query: z
    .strictObject({
      triggerId: messageCode,
      msgRuleCode: messageCode,
      beginDay: queryDay,
      endDay: queryDay,
    })
    .refine(({ beginDay, endDay }) => beginDay <= endDay, { path: ['endDay'], message: 'rangeBackwards' })
    .refine(({ beginDay, endDay }) => daysBetween(beginDay, endDay) < MAX_STAT_DAYS, {
      path: ['endDay'],
      message: `at most ${MAX_STAT_DAYS} days`,
    }),
  data: z.object({
    records: z.array(
      z.object({
        /** `YYYYMMDD` */
        day: z.string(),
        touchedCnt: z.int(),
        clickedCnt: z.int(),
        viewedCnt: z.int(),
      }),
    ),
  }),
})

function daysBetween(beginDay: string, endDay: string): number {
  return (toUtcTime(endDay) - toUtcTime(beginDay)) / DAY_MS
}

function toUtcTime(day: string): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)))
}
