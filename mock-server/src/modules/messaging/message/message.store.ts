import { message as calls, type Complete } from '@console/contracts'
import { sql, type ExpressionBuilder } from 'kysely'
import { z } from 'zod'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { DAY_MS, SECOND_MS } from '../../../platform/time/units.ts'
import { MESSAGE_PUSHED } from './push-message.ts'
import { textOfHtml } from './text-of-html.ts'

const storedButtons = z.array(calls.buttonOption)

const POPUP_COLUMNS = [
  'pushedMessage.id',
  'pushedMessage.businessTypeId',
  'pushedMessage.title',
  'pushedMessage.content',
  'pushedMessage.msgRuleCode',
  'pushedMessage.triggerId',
  'pushedMessage.btnOptions',
  'pushedMessage.speech',
  'pushedMessage.pushedAt',
] as const

/** The recipient, and the moment of reading. */
export type Reader = { userId: number; now: Date }

/** Pushed messages in the outbox that a person was not shown yet, of one business type: the newest ones, oldest first. */
export async function findPopups(
  tx: TenantTx,
  { userId, now }: Reader,
  businessTypeId: number,
): Promise<calls.Popup[]> {
  const since = new Date(now.getTime() - calls.POPUP_MAX_AGE_SECONDS * SECOND_MS)
  const rows = await deliveriesTo(tx, userId, since)
    .innerJoin('outboxEvent', (join) =>
      join
        .onRef('outboxEvent.tenantId', '=', 'messageDelivery.tenantId')
        .on('outboxEvent.topic', '=', MESSAGE_PUSHED)
        .on('outboxEvent.key', '=', sql<string>`message_delivery.message_id::text`),
    )
    .where('pushedMessage.businessTypeId', '=', businessTypeId)
    .where('messageDelivery.touchedAt', 'is', null)
    .where('messageDelivery.readAt', 'is', null)
    .select(POPUP_COLUMNS)
    .orderBy('messageDelivery.pushedAt', 'desc')
    .orderBy('messageDelivery.messageId', 'desc')
    .limit(calls.MAX_POPUPS)
    .execute()
  return rows.reverse().map(toPopup)
}

export type InboxPage = { current: number; size: number; unreadOnly: boolean }

/** One page of a person's messages of the last days, newest first, and how many there are. */
export async function findInbox(
  tx: TenantTx,
  { userId, now }: Reader,
  { current, size, unreadOnly }: InboxPage,
): Promise<{ records: calls.InboxMessage[]; total: number }> {
  let matching = deliveriesTo(tx, userId, inboxStart(now))
  if (unreadOnly) matching = matching.where('messageDelivery.readAt', 'is', null)
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .innerJoin('business', (join) =>
      join
        .onRef('business.tenantId', '=', 'pushedMessage.tenantId')
        .onRef('business.id', '=', 'pushedMessage.businessTypeId'),
    )
    .select([...POPUP_COLUMNS, 'business.name as businessTypeName', 'messageDelivery.readAt'])
    .orderBy('messageDelivery.pushedAt', 'desc')
    .orderBy('messageDelivery.messageId', 'desc')
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  const records = rows.map(({ businessTypeName, readAt, ...row }) => ({
    ...toPopup(row),
    businessTypeName,
    isRead: readAt !== null,
  }))
  return { records, total }
}

/** Unread messages of the inbox, counted up to the contract's limit. */
export async function countUnread({ db, tenantId }: TenantTx, { userId, now }: Reader): Promise<number> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom('messageDelivery')
        .where('tenantId', '=', tenantId)
        .where('userId', '=', userId)
        .where('pushedAt', '>=', inboxStart(now))
        .where('readAt', 'is', null)
        .select('messageId')
        .limit(calls.UNREAD_COUNT_LIMIT)
        .as('unread'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Like `countUnread`, for the given people whom a message was delivered to. */
export async function countUnreadOfRecipients(
  { db, tenantId }: TenantTx,
  { messageId, userIds, now }: { messageId: number; userIds: readonly number[]; now: Date },
): Promise<{ userId: number; count: number }[]> {
  const rows = await db
    .selectFrom('messageDelivery as delivery')
    .where('delivery.tenantId', '=', tenantId)
    .where('delivery.messageId', '=', messageId)
    .where('delivery.userId', '=', (any) => any.fn.any(any.val([...userIds])))
    .select((of) => [
      'delivery.userId',
      of
        .selectFrom('messageDelivery as unread')
        .whereRef('unread.tenantId', '=', 'delivery.tenantId')
        .whereRef('unread.userId', '=', 'delivery.userId')
        .where('unread.pushedAt', '>=', inboxStart(now))
        .where('unread.readAt', 'is', null)
        .select((unread) => unread.fn.countAll<number>().as('count'))
        .as('count'),
    ])
    .execute()
  return rows.map(({ userId, count }) => ({ userId, count: Math.min(count ?? 0, calls.UNREAD_COUNT_LIMIT) }))
}

/** Records what a person did with messages; first times stay. Returns whether all of them are theirs. */
export async function recordEvent(
  { db, tenantId }: TenantTx,
  { userId, now }: Reader,
  { event, messageIds }: { event: calls.MessageEvent; messageIds: ReadonlySet<number> },
): Promise<boolean> {
  const first =
    (column: 'touchedAt' | 'clickedAt' | 'viewedAt' | 'readAt') =>
    (eb: ExpressionBuilder<Database, 'messageDelivery'>) =>
      eb.fn.coalesce(column, eb.val(now))
  const updated = await db
    .updateTable('messageDelivery')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .where('messageId', 'in', [...messageIds])
    .set({
      touchedAt: first('touchedAt'),
      ...(event === 'clicked' ? { clickedAt: first('clickedAt') } : {}),
      ...(event === 'viewed' ? { viewedAt: first('viewedAt') } : {}),
      ...(event === 'touched' ? {} : { readAt: first('readAt') }),
    })
    .executeTakeFirstOrThrow()
  return Number(updated.numUpdatedRows) === messageIds.size
}

export async function markAllRead({ db, tenantId }: TenantTx, { userId, now }: Reader): Promise<void> {
  await db
    .updateTable('messageDelivery')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .set({ readAt: now })
    .execute()
}

function deliveriesTo({ db, tenantId }: TenantTx, userId: number, since: Date) {
  return db
    .selectFrom('messageDelivery')
    .innerJoin('pushedMessage', (join) =>
      join
        .onRef('pushedMessage.tenantId', '=', 'messageDelivery.tenantId')
        .onRef('pushedMessage.id', '=', 'messageDelivery.messageId'),
    )
    .where('messageDelivery.tenantId', '=', tenantId)
    .where('messageDelivery.userId', '=', userId)
    .where('messageDelivery.pushedAt', '>=', since)
}

function inboxStart(now: Date): Date {
  return new Date(now.getTime() - calls.INBOX_DAYS * DAY_MS)
}

type PopupRow = {
  id: number
  businessTypeId: number
  title: string
  content: string
  msgRuleCode: string
  triggerId: string
  btnOptions: unknown
  speech: 'too' | 'only' | null
  pushedAt: Date
}

function toPopup({
  id,
  businessTypeId,
  btnOptions,
  speech,
  pushedAt,
  ...payload
}: PopupRow): Complete<calls.Popup> {
  const spoken = speech === null ? {} : { speech: toSpeech(payload, speech === 'only') }
  return {
    id: String(id),
    payload: { ...payload, msgId: String(id), btnOptions: storedButtons.parse(btnOptions), ...spoken },
    businessTypeId,
    pushedAt: toUnixSeconds(pushedAt),
  }
}

/** Nobody listens to more: about a minute. */
const MAX_SPOKEN_CHARACTERS = 600

function toSpeech({ title, content }: Pick<PopupRow, 'title' | 'content'>, isOnly: boolean): calls.Speech {
  const text = `${title}\n${textOfHtml(content)}`.slice(0, MAX_SPOKEN_CHARACTERS)
  return { text, language: /\p{Script=Han}/u.test(text) ? 'zh' : 'en', isOnly }
}
