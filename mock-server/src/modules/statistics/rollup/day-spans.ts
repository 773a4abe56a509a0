import { ONLINE_STATUSES, SLOT_SECONDS } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Facts } from './day-facts.ts'
import { toSlotStart } from './fold-facts.ts'
import { statusSpans, type SpanQuery } from './status-spans.ts'

const ONLINE = sql.join([...ONLINE_STATUSES].map((status) => sql`${status}`))

/** Who was in which status when, and the pieces of online time by slot: in tables of the transaction, since several read them. */
export async function findSpans(db: TenantTx['db'], query: SpanQuery): Promise<void> {
  await sql`create temporary table if not exists span_of_day (
      user_id bigint, org_id bigint, business_type_id bigint, project_id bigint,
      status text, sub_evt text, from_at timestamptz, to_at timestamptz) on commit drop`.execute(db)
  await sql`create temporary table if not exists piece_of_day (
      user_id bigint, org_id bigint, business_type_id bigint, project_id bigint,
      slot_at timestamptz, online_seconds numeric) on commit drop`.execute(db)
  await sql`truncate span_of_day, piece_of_day`.execute(db)
  await sql`
    insert into span_of_day (user_id, org_id, business_type_id, project_id, status, sub_evt, from_at, to_at)
    select user_id, coalesce(org_id, 0), business_type_id, coalesce(project_id, 0), status, sub_evt, from_at, to_at
    from (${statusSpans(query)}) span where from_at < to_at`.execute(db)
  await sql`
    insert into piece_of_day (user_id, org_id, business_type_id, project_id, slot_at, online_seconds)
    select user_id, org_id, business_type_id, project_id, slot_at,
           extract(epoch from least(to_at, slot_at + make_interval(secs => ${SLOT_SECONDS})) - greatest(from_at, slot_at))
    from (${partOfDay(query)}) part, generate_series(${toSlotStart(sql`from_at`)}, to_at - interval '1 microsecond',
      make_interval(secs => ${SLOT_SECONDS})) as slot_at
    where status in (${ONLINE})`.execute(db)
}

/** The spans cut to the day. */
function partOfDay({ from, to }: SpanQuery): RawBuilder<unknown> {
  return sql`
    select user_id, org_id, business_type_id, project_id, status,
           greatest(from_at, ${from}::timestamptz) as from_at, least(to_at, ${to}::timestamptz) as to_at
    from span_of_day where from_at < ${to} and to_at > ${from} and status <> 'offline'`
}

/** Seconds of a person in each status; they are of the whole day. */
export const timeFacts = (query: SpanQuery): Facts => ({
  measures: ['online_seconds', 'work_seconds', 'break_seconds', 'idle_seconds', 'leave_seconds'],
  rows: sql`
    select from_at as at, user_id, org_id, business_type_id, project_id,
           case when status in (${ONLINE}) then seconds else 0 end as online_seconds,
           case when status = 'work' then seconds else 0 end as work_seconds,
           case when status = 'break' then seconds else 0 end as break_seconds,
           case when status = 'idle' then seconds else 0 end as idle_seconds,
           case when status = 'leave' then seconds else 0 end as leave_seconds
    from (select *, extract(epoch from to_at - from_at) as seconds from (${partOfDay(query)}) part) part`,
})

/** The same time, cut at the quarters. */
export const onlineFacts: Facts = {
  measures: ['online_seconds'],
  rows: sql`
    select slot_at as at, user_id, org_id, business_type_id, project_id, online_seconds from piece_of_day`,
}
