import { STATUS_EVENT, type DataOf, type monitor, type ParsedQueryOf } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Scope } from '../../identity/organization/public.ts'
import { inScope } from '../statistics/public.ts'
import type { Period, ReplacedSpan } from './correction.store.ts'

export type Edit = DataOf<typeof monitor.editHistory>['items'][number]
type HistoryQuery = Omit<ParsedQueryOf<typeof monitor.editHistory>, 'pageIndex' | 'pageSize'> & {
  scope: Scope
  timezone: string
}
/** Edits before an edit, which is not included, or after an offset. */
type Slice = { belowId?: number | undefined; offset?: number; limit: number }

const storedTime = z.iso.datetime({ offset: true }).transform((text) => toUnixSeconds(new Date(text)))

/** A span as stored in `status_edit`; everything that writes a span writes this form. */
const storedSpan = z.object({
  start: storedTime,
  end: storedTime,
  evt: z.enum(STATUS_EVENT),
  subEvt: z.string().nullable(),
})
const storedSpans = z.object({ oldSpans: z.array(storedSpan), newSpan: storedSpan })

type EditRow = {
  id: number
  createdAt: Date
  userAccount: string
  creatorName: string
  reason: string
  oldSpans: unknown
  newSpan: unknown
}

/** Only corrections of people who belong to the scope today. */
function matching({ tenantId }: TenantTx, query: HistoryQuery): RawBuilder<unknown> {
  const { accountId, editorId, beginDay, endDay, timezone, scope } = query
  return sql`
    from status_edit edit
    join person s on s.tenant_id = edit.tenant_id and s.id = edit.user_id
    join person creator on creator.tenant_id = edit.tenant_id and creator.id = edit.creator_id
    where edit.tenant_id = ${tenantId}
      and edit.created_at >= ${beginDay}::date::timestamp at time zone ${timezone}
      and edit.created_at < (${endDay}::date + 1)::timestamp at time zone ${timezone}
      ${accountId === undefined ? sql`` : sql`and edit.user_id = ${accountId}`}
      ${editorId === undefined ? sql`` : sql`and edit.creator_id = ${editorId}`}
      ${inScope(scope)}`
}

export async function countEdits(tx: TenantTx, query: HistoryQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total ${matching(tx, query)}`.execute(
    tx.db,
  )
  return rows[0]?.total ?? 0
}

/** Newest first. */
export async function findEdits(
  tx: TenantTx,
  query: HistoryQuery,
  { belowId, offset = 0, limit }: Slice,
): Promise<Edit[]> {
  const isBelow =
    belowId === undefined
      ? sql``
      : sql`and (edit.created_at, edit.id) <
          (select created_at, id from status_edit where tenant_id = ${tx.tenantId} and id = ${belowId})`
  const { rows } = await sql<EditRow>`
    select edit.id, edit.created_at as "createdAt", s.username as "userAccount", creator.name as "creatorName",
           edit.reason, edit.old_spans as "oldSpans", edit.new_span as "newSpan"
    ${matching(tx, query)} ${isBelow} order by edit.created_at desc, edit.id desc
    limit ${limit} offset ${offset}`.execute(tx.db)
  return rows.map(toItem)
}

function toItem({ oldSpans, newSpan, createdAt, ...edit }: EditRow): Edit {
  const spans = storedSpans.parse({ oldSpans, newSpan })
  return {
    ...edit,
    createdAt: toUnixSeconds(createdAt),
    oldEvt: spans.oldSpans.map(toEditSpan),
    newEvt: toEditSpan(spans.newSpan),
  }
}

type NewEdit = {
  userId: number
  creatorId: number
  businessTypeId: number
  replaced: readonly ReplacedSpan[]
  span: ReplacedSpan
  reason: string
  now: Date
}

/** Returns the id of the record. */
export async function insertEdit(
  { db, tenantId }: TenantTx,
  { replaced, span, now, ...edit }: NewEdit,
): Promise<number> {
  const record = {
    ...edit,
    tenantId,
    oldSpans: JSON.stringify(replaced),
    newSpan: JSON.stringify(span),
    createdAt: now,
  }
  const { id } = await db.insertInto('statusEdit').values(record).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The newest correction of a person's statuses; 0 without any. */
export async function findLastEditId({ db, tenantId }: TenantTx, userId: number): Promise<number> {
  const { last } = await db
    .selectFrom('statusEdit')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .select(({ fn }) => fn.coalesce(fn.max('id'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow()
  return Number(last)
}

type SeenEdits = Period & { userId: number; lastEditId: number }
export type NewerEdit = { id: number; createdAt: Date; creatorName: string }

/** The newest correction that reaches into the period, of those after the one that the editor saw. */
export async function findNewerEdit(
  { db, tenantId }: TenantTx,
  { userId, lastEditId, start, end }: SeenEdits,
): Promise<NewerEdit | undefined> {
  const { rows } = await sql<NewerEdit>`
    select edit.id, edit.created_at as "createdAt", creator.name as "creatorName"
    from status_edit edit
    join person creator on creator.tenant_id = edit.tenant_id and creator.id = edit.creator_id
    where edit.tenant_id = ${tenantId} and edit.user_id = ${userId} and edit.id > ${lastEditId}
      and (edit.new_span ->> 'start')::timestamptz < ${end} and (edit.new_span ->> 'end')::timestamptz > ${start}
    order by edit.id desc limit 1`.execute(db)
  return rows[0]
}

function toEditSpan({ start, end, evt, subEvt }: z.output<typeof storedSpan>): Edit['newEvt'] {
  return { evt, subEvt: subEvt ?? '', startTime: start, endTime: end }
}
