import type { StatusEvent } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { statusSpans } from '../../facts/presence/public.ts'

export type Period = { start: Date; end: Date }
export type PersonPeriod = Period & { userId: number }
type Status = { evt: StatusEvent; subEvt: string | null }
export type ReplacedSpan = Period & Status

type SpanRow = { fromAt: Date; toAt: Date } & Status

/** The person's statuses in the period before it is corrected: parts in order, of which neighbours differ. */
export async function findReplaced(
  tx: TenantTx,
  { userId, start, end }: PersonPeriod,
  { timezone, now }: { timezone: string; now: Date },
): Promise<ReplacedSpan[]> {
  const query = { tenantId: tx.tenantId, timezone, from: start, to: end, now, userIds: [userId] }
  const { rows } = await sql<SpanRow>`
    select evt, sub_evt as "subEvt",
           greatest(from_at, ${start}::timestamptz) as "fromAt", least(to_at, ${end}::timestamptz) as "toAt"
    from (${statusSpans(query)}) span
    where from_at < to_at and from_at < ${end} and to_at > ${start} order by from_at`.execute(tx.db)
  const parts: ReplacedSpan[] = []
  for (const { fromAt, toAt, ...status } of rows) {
    const last = parts.at(-1)
    const continues =
      last?.end.getTime() === fromAt.getTime() && last.evt === status.evt && last.subEvt === status.subEvt
    if (continues) last.end = toAt
    else parts.push({ start: fromAt, end: toAt, ...status })
  }
  return parts
}

type Correction = PersonPeriod & Status & { businessTypeId: number }

/** Older corrections give way in the period: spans of one person do not overlap. */
export async function insertCorrection(
  { db, tenantId }: TenantTx,
  { userId, start, end, ...correction }: Correction,
): Promise<void> {
  const own = sql`tenant_id = ${tenantId} and user_id = ${userId}`
  await sql`
    insert into status_correction (tenant_id, user_id, business_type_id, start_at, end_at, evt, sub_evt)
    select tenant_id, user_id, business_type_id, ${end}, end_at, evt, sub_evt from status_correction
    where ${own} and start_at < ${start} and end_at > ${end}`.execute(db)
  await sql`
    update status_correction set end_at = ${start}
    where ${own} and start_at < ${start} and end_at > ${start}`.execute(db)
  await sql`
    delete from status_correction where ${own} and start_at >= ${start} and end_at <= ${end}`.execute(db)
  await sql`
    update status_correction set start_at = ${end}
    where ${own} and start_at >= ${start} and start_at < ${end}`.execute(db)
  await db
    .insertInto('statusCorrection')
    .values({ tenantId, userId, startAt: start, endAt: end, ...correction })
    .execute()
}
