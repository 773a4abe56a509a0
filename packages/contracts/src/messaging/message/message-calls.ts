import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { DAY_SECONDS } from '../../shared/units.ts'
import { DEFAULT_PAGE_SIZE, id, textOrNumber, unixSeconds } from '../../shared/wire.ts'

/** Bubbles of one fetch: the newest of what a person has not seen. The rest waits in the inbox. */
export const MAX_POPUPS = 10
/** An older message no longer pops up; it waits in the inbox. */
export const POPUP_MAX_AGE_SECONDS = DAY_SECONDS
/** The inbox keeps a message this long. */
export const INBOX_DAYS = 30
/** Unread messages are counted up to here, and shown as "99+" from here on. */
export const UNREAD_COUNT_LIMIT = 100
/** Messages that one report of touch, click or view may name. */
export const MAX_REPORTED_MESSAGES = 50
/** Page size of the inbox and of the message history at most. */
export const MAX_MESSAGE_PAGE_SIZE = 100
/** Limits of one message; a sender over them is refused. Characters, not bytes. */
export const MESSAGE_LIMITS = { title: 200, content: 20_000, buttons: 4, buttonText: 40, link: 2000 } as const

/** The id of a pushed message, as text (fewer digits than 2^53 has). */
export const messageId = z.string().regex(/^[1-9]\d{0,14}$/)

/** Action of a button in a bubble; only `OPEN_URL` carries a link (SHELL-080, SHELL-Q27). */
export const buttonAction = z.enum(['TAB_SWITCH', 'OPEN_MODULE', 'OPEN_URL'])
export type ButtonAction = z.output<typeof buttonAction>

export const buttonOption = z.object({
  text: z.string(),
  action: buttonAction,
  /** An http or https address, or a path of the console's own origin; anything else is not to be opened. */
  link: z.string().nullish(),
})
export type ButtonOption = z.output<typeof buttonOption>

/** A message that is read aloud. */
const speech = z.object({
  text: z.string(),
  language: z.enum(['en', 'zh']),
  /** True if the message is only to be heard: its display goes when it has been read. */
  isOnly: z.boolean(),
})
export type Speech = z.output<typeof speech>

/** A pop-up message (SHELL-077). `content` is the sender's HTML, unsanitised: sanitise before rendering (SHELL-Q28). */
export const popup = z.object({
  id: textOrNumber,
  payload: z.object({
    title: z.string(),
    content: z.string(),
    msgId: textOrNumber,
    msgRuleCode: z.string(),
    triggerId: z.string(),
    btnOptions: z.array(buttonOption),
    /** Absent: the message is shown and nothing else. */
    speech: ours(speech),
  }),
  businessTypeId: ours(id),
  pushedAt: ours(unixSeconds),
})
export type Popup = z.output<typeof popup>

/**
 * Messages of one business type that the signed-in user has not been shown, oldest first (SHELL-061, SHELL-Q26).
 * One leaves this list by `report` with `touched`.
 */
export const popups = defineCall({
  id: 'message.popups',
  documented: true,
  method: 'POST',
  path: '/api/user/mm_msg/list',
  envelope: 'status',
  body: z.strictObject({ businessTypeId: id }),
  data: z.object({ records: z.array(popup) }),
})

/** A message in the inbox. It is read once its button was used, it was opened, or all were marked read. */
export const inboxMessage = popup.extend({
  businessTypeId: id,
  pushedAt: unixSeconds,
  businessTypeName: z.string(),
  isRead: z.boolean(),
})
export type InboxMessage = z.output<typeof inboxMessage>

/** Counted up to `UNREAD_COUNT_LIMIT`. */
const unreadCnt = z.int().min(0).max(UNREAD_COUNT_LIMIT)

/** The signed-in user's messages of all business types of the last `INBOX_DAYS`, newest first. */
export const inbox = defineCall({
  id: 'message.inbox',
  method: 'POST',
  path: '/api/user/mm_msg/inbox',
  envelope: 'status',
  body: z.strictObject({
    current: z.int().min(1).max(1000).default(1),
    size: z.int().min(1).max(MAX_MESSAGE_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
    unreadOnly: z.boolean().default(false),
  }),
  data: z.object({ records: z.array(inboxMessage), total: z.int(), unreadCnt }),
})

/**
 * Unread messages in the caller's inbox, of all business types. Counted up to 100; messages older than 30 days are
 * not in it.
 */
export const unreadCount = defineCall({
  id: 'message.unreadCount',
  path: '/api/user/mm_msg/unread_count',
  envelope: 'status',
  data: z.object({ unreadCnt }),
})

/**
 * `touched`: shown as a bubble or in the inbox's list. `clicked`: a button was used. `viewed`: opened in the inbox.
 * Clicked and viewed messages are touched and read as well.
 */
export const messageEvent = z.enum(['touched', 'clicked', 'viewed'])
export type MessageEvent = z.output<typeof messageEvent>

/**
 * Reports events of the signed-in user's messages. Each event counts once a person and message, so resending is harmless.
 */
export const report = defineCall({
  id: 'message.report',
  method: 'POST',
  path: '/api/user/mm_msg/report',
  envelope: 'status',
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
  envelope: 'status',
  data: z.object({ unreadCnt }),
})
