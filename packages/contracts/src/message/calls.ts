import * as z from 'zod'
import { defineCall } from '../shared/call.ts'
import { DEFAULT_PAGE_SIZE, id, noBody, noQuery, queryDay, unixSeconds } from '../shared/wire.ts'

/** Bubbles of one fetch: the newest of what a person has not seen. The rest waits in the inbox. */
export const MAX_POPUPS = 10
/** What is older no longer pops up; it waits in the inbox. */
export const POPUP_MAX_AGE_SECONDS = 24 * 3600
/** The inbox keeps a message this long. */
export const INBOX_DAYS = 30
/** Unread messages are counted up to here, and shown as "99+" from here on. */
export const UNREAD_COUNT_LIMIT = 100
/** Messages that one report of touch, click or view may name. */
export const MAX_REPORTED_MESSAGES = 50
/** Days that one call of the push statistics may span. */
export const MAX_STAT_DAYS = 31
/** Page size of the inbox and of the message history at most. */
export const MAX_MESSAGE_PAGE_SIZE = 100
/** Limits of one message; a sender over them is refused. Characters, not bytes. */
export const MESSAGE_LIMITS = { title: 200, content: 20_000, buttons: 4, buttonText: 40, link: 2000 } as const

/** The id of a pushed message, as text (fewer digits than 2^53 has). */
export const messageId = z.string().regex(/^[1-9]\d{0,14}$/)

/** Codes of a rule and of what triggered it. */
export const messageCode = z.string().regex(/^[\w.-]{1,64}$/)

/** What a button of a bubble does; only `OPEN_URL` carries a link (SHELL-080, SHELL-Q27). */
export const buttonAction = z.enum(['TAB_SWITCH', 'OPEN_MODULE', 'OPEN_URL'])
export type ButtonAction = z.output<typeof buttonAction>

export const buttonOption = z.object({
  text: z.string(),
  action: buttonAction,
  /** An http or https address, or a path of the console's own origin; anything else is not to be opened. */
  link: z.string().nullish(),
})
export type ButtonOption = z.output<typeof buttonOption>

/** A pop-up message (SHELL-077). `content` is the sender's HTML, unsanitised: sanitise before rendering (SHELL-Q28). */
export const popup = z.object({
  id: messageId,
  payload: z.object({
    title: z.string(),
    content: z.string(),
    msgId: messageId,
    msgRuleCode: z.string(),
    triggerId: z.string(),
    btnOptions: z.array(buttonOption),
  }),
  businessTypeId: id,
  pushedAt: unixSeconds,
})
export type Popup = z.output<typeof popup>

/**
 * Messages of one business type that the signed-in user has not been shown, oldest first (SHELL-061, SHELL-Q26).
 * One leaves this list by `report` with `touched`.
 */
export const popups = defineCall({
  id: 'message.popups',
  method: 'POST',
  path: '/api/user/mm_msg/list',
  access: 'session',
  envelope: 'status',
  query: noQuery,
  body: z.strictObject({ businessTypeId: id }),
  data: z.object({ records: z.array(popup) }),
})

/** A message in the inbox. It is read once its button was used, it was opened, or all were marked read. */
export const inboxMessage = popup.extend({ businessTypeName: z.string(), isRead: z.boolean() })
export type InboxMessage = z.output<typeof inboxMessage>

/** Counted up to `UNREAD_COUNT_LIMIT`. */
const unreadCnt = z.int().min(0).max(UNREAD_COUNT_LIMIT)

/** The signed-in user's messages of all business types of the last `INBOX_DAYS`, newest first. */
export const inbox = defineCall({
  id: 'message.inbox',
  method: 'POST',
  path: '/api/user/mm_msg/inbox',
  access: 'session',
  envelope: 'status',
  query: noQuery,
  body: z.strictObject({
    current: z.int().min(1).max(1000).default(1),
    size: z.int().min(1).max(MAX_MESSAGE_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
    unreadOnly: z.boolean().default(false),
  }),
  data: z.object({ records: z.array(inboxMessage), total: z.int(), unreadCnt }),
})

export const unreadCount = defineCall({
  id: 'message.unreadCount',
  method: 'GET',
  path: '/api/user/mm_msg/unread_count',
  access: 'session',
  envelope: 'status',
  query: noQuery,
  body: noBody,
  data: z.object({ unreadCnt }),
})

/**
 * `touched`: shown as a bubble or in the inbox's list. `clicked`: a button was used. `viewed`: opened in the inbox.
 * Clicked and viewed messages are touched and read as well.
 */
export const messageEvent = z.enum(['touched', 'clicked', 'viewed'])
export type MessageEvent = z.output<typeof messageEvent>

/** Says what became of the signed-in user's messages. Each event counts once a person and message, so resending is harmless. */
export const report = defineCall({
  id: 'message.report',
  method: 'POST',
  path: '/api/user/mm_msg/report',
  access: 'session',
  envelope: 'status',
  query: noQuery,
  body: z.strictObject({
    event: messageEvent,
    ids: z.array(messageId).min(1).max(MAX_REPORTED_MESSAGES),
  }),
  data: z.object({ unreadCnt }),
})

/** Marks every message of the signed-in user read, without counting them as viewed. */
export const readAll = defineCall({
  id: 'message.readAll',
  method: 'POST',
  path: '/api/user/mm_msg/read_all',
  access: 'session',
  envelope: 'status',
  query: noQuery,
  body: noBody,
  data: z.object({ unreadCnt }),
})

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
  title: z.string(),
  /** What 'webpage' opens: an http or https address, or a path of the console's own origin; null when there is no page. */
  url: z.string().nullish(),
  msg_rule_code: z.string(),
  trigger_id: z.string(),
})
export type HistoryRecord = z.output<typeof historyRecord>

/** Pushed messages of the tenant, newest first (MSG-001). Times are unix seconds, both ends included. */
export const history = defineCall({
  id: 'message.history',
  method: 'POST',
  path: '/api/user/mm_msg_log/list',
  access: 'session',
  envelope: 'status',
  query: noQuery,
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
  /** Counted exactly up to `EXACT_COUNT_LIMIT`, `totalIsCapped` beyond (decision 35). */
  data: z.object({ records: z.array(historyRecord), total: z.int(), totalIsCapped: z.boolean() }),
})

/**
 * People who touched, clicked and viewed what one trigger of one rule pushed, by day of the tenant's zone (MSG-005).
 * Days on which nothing happened are absent. Success is code 200 here and nothing else (MSG-006, MSG-Q3).
 */
export const pushStat = defineCall({
  id: 'message.pushStat',
  method: 'GET',
  path: '/api/dolphin-ai/stat/event_tracking/msg_push/stat',
  access: 'session',
  envelope: 'code',
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
  body: noBody,
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

const DAY_MS = 24 * 3600 * 1000

function daysBetween(beginDay: string, endDay: string): number {
  return (utcOf(endDay) - utcOf(beginDay)) / DAY_MS
}

function utcOf(day: string): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)))
}
