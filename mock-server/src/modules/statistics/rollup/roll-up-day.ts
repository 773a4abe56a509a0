import { ONLINE_STATUSES, SLOT_SECONDS } from '@console/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { type SpanQuery, statusSpans } from '../../facts/presence/public.ts'
import { countShifts } from './count-shifts.ts'
import type { Counting } from './counted-calls.ts'
import {
  callFacts,
  type Facts,
  labelFacts,
  recommendationFacts,
  twinFacts,
  violationFacts,
} from './day-facts.ts'
import { foldByPerson, foldBySlot, toSlotStart, WHERE_OF_FACT } from './fold-facts.ts'
import { idleRuns } from './idle-runs.ts'
import { sourcesOn } from './source-periods.store.ts'

const ONLINE = sql.join([...ONLINE_STATUSES].map((status) => sql`${status}`))

/** Seconds of a person in each status; they are of the whole day. */
const timeFacts = (query: SpanQuery): Facts => ({
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
const onlineFacts: Facts = {
  measures: ['online_seconds'],
  rows: sql`
    select slot_at as at, user_id, org_id, business_type_id, project_id, online_seconds from piece_of_day`,
}

/** A day of a large company is sorted and summed in memory. */
const WORK_MEMORY = '32MB'

/** Lets the rest of the transaction sort in memory, for queries that read the statuses of everybody. */
export async function sortInMemory(db: TenantTx['db']): Promise<void> {
  await sql`select set_config('work_mem', ${WORK_MEMORY}, true)`.execute(db)
}

export type DayInput = { day: string; timezone: string; validCallSeconds: number; now: Date }

/**
 * Computes one day of one tenant again, from the facts alone, by the sources of that day: what was there before is taken away
 * first. Running it again gives the same rows.
 */
export async function rollUpDay(tx: TenantTx, input: DayInput): Promise<void> {
  const { db, tenantId } = tx
  const { day, timezone, validCallSeconds, now } = input
  const counting = { sources: await sourcesOn(tx, day), validCallSeconds }
  const { from, to } = await findDayBounds(db, { day, timezone })
  const query: SpanQuery = { tenantId, timezone, from, to, now }
  await sortInMemory(db)
  for (const table of STATISTICS) {
    await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and day = ${day}::date`.execute(
      db,
    )
  }
  await findSpans(db, query)
  const perPerson = factsOfPeople(query, counting)
  await foldByPerson(db, { day, tenantId, facts: [...perPerson, timeFacts(query)] })
  await foldBySlot(db, { day, tenantId, facts: [...perPerson, labelFacts(query), onlineFacts] })
  await countOnline(db, { day, query })
  await countRules(db, { day, query })
  await countLabels(db, { day, query })
  await countQuestions(db, { day, query })
  await countEvaluations(db, { day, query })
  await findInactivity(db, { day, query })
  await countShifts(db, { day, query })
}

/**
 * Computes what one person's day is made of again: its figures, its inactivity alerts and how it followed its shifts. The rows of organisations by the
 * quarter of an hour are not changed.
 */
export async function rollUpPersonDay(
  tx: TenantTx,
  { day, timezone, now, validCallSeconds, userId }: DayInput & { userId: number },
): Promise<void> {
  const { db, tenantId } = tx
  const counting = { sources: await sourcesOn(tx, day), validCallSeconds }
  const { from, to } = await findDayBounds(db, { day, timezone })
  const query: SpanQuery = { tenantId, timezone, from, to, now, userIds: [userId] }
  for (const table of ['stat_user_day', 'stat_inactive_alert', 'stat_shift_day'] as const) {
    await sql`
      delete from ${sql.table(table)}
      where tenant_id = ${tenantId} and day = ${day}::date and user_id = ${userId}`.execute(db)
  }
  await findSpans(db, query)
  const facts = [...factsOfPeople(query, counting), timeFacts(query)].map((kind) => ({
    ...kind,
    rows: sql`select * from (${kind.rows}) of_person where user_id = ${userId}`,
  }))
  await foldByPerson(db, { day, tenantId, facts })
  await findInactivity(db, { day, query })
  await countShifts(db, { day, query })
}

/** People's activities, beside their time. */
function factsOfPeople(query: SpanQuery, counting: Counting): Facts[] {
  return [callFacts(query, counting), recommendationFacts(query), violationFacts(query), twinFacts(query)]
}

/** The tables that a rollup fills; nobody else writes them. */
export const STATISTICS = [
  'stat_user_day',
  'stat_slot',
  'stat_slot_online',
  'stat_rule_day',
  'stat_label_day',
  'stat_question_day',
  'stat_dataset_day',
  'stat_inactive_alert',
  'stat_shift_day',
] as const

/** A day of the zone, which has 23, 24 or 25 hours (R21). */
export async function findDayBounds(
  db: TenantTx['db'],
  { day, timezone }: { day: string; timezone: string },
): Promise<{ from: Date; to: Date }> {
  const { rows } = await sql<{ from: Date; to: Date }>`
    select ${day}::date::timestamp at time zone ${timezone} as "from",
           (${day}::date + 1)::timestamp at time zone ${timezone} as "to"`.execute(db)
  const [bounds] = rows
  if (!bounds) throw new Error('the database answered no bounds')
  return bounds
}

/**
 * Stores people's statuses over time, and the pieces of online time by slot: in tables of the transaction, since several
 * read them.
 */
async function findSpans(db: TenantTx['db'], query: SpanQuery): Promise<void> {
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

type Db = TenantTx['db']

type Part = { day: string; query: SpanQuery }

/** Different people online in a slot: of each business, and of all together. */
async function countOnline(db: Db, { day, query: { tenantId } }: Part): Promise<void> {
  await sql`
    insert into stat_slot_online (tenant_id, day, slot_at, org_id, business_type_id, project_id, users)
    select ${tenantId}, ${day}::date, slot_at, org_id, coalesce(business_type_id, 0), project_id, count(distinct user_id)
    from piece_of_day
    group by grouping sets ((slot_at, org_id, project_id, business_type_id), (slot_at, org_id, project_id))`.execute(
    db,
  )
}

async function countRules(db: Db, { day, query: { tenantId, from, to } }: Part): Promise<void> {
  await sql`
    insert into stat_rule_day
      (tenant_id, day, rule_id, user_id, org_id, business_type_id, project_id, level, cover_status, hits)
    select ${tenantId}, ${day}::date, rule_id, user_id, ${WHERE_OF_FACT}, level, cover_status, count(*)
    from violation where tenant_id = ${tenantId} and hit_at >= ${from} and hit_at < ${to}
    group by rule_id, user_id, coalesce(org_id, 0), business_type_id, coalesce(project_id, 0), level, cover_status
  `.execute(db)
}

async function countLabels(db: Db, { day, query: { tenantId, from, to } }: Part): Promise<void> {
  await sql`
    insert into stat_label_day (tenant_id, day, label_id, user_id, org_id, business_type_id, project_id, hits)
    select ${tenantId}, ${day}::date, label_id, user_id, ${WHERE_OF_FACT}, count(*)
    from label_hit where tenant_id = ${tenantId} and hit_at >= ${from} and hit_at < ${to}
    group by label_id, user_id, coalesce(org_id, 0), business_type_id, coalesce(project_id, 0)`.execute(db)
}

async function countQuestions(db: Db, { day, query: { tenantId, from, to } }: Part): Promise<void> {
  await sql`
    insert into stat_question_day (tenant_id, day, question_id, org_id, business_type_id, project_id,
      recommended, recommend_valid, recommend_accepted)
    select ${tenantId}, ${day}::date, question_id, ${WHERE_OF_FACT},
           count(*), count(*) filter (where is_valid), count(*) filter (where is_accepted)
    from recommendation where tenant_id = ${tenantId} and shown_at >= ${from} and shown_at < ${to}
    group by question_id, coalesce(org_id, 0), business_type_id, coalesce(project_id, 0)`.execute(db)
}

async function countEvaluations(db: Db, { day, query: { tenantId, from, to } }: Part): Promise<void> {
  await sql`
    insert into stat_dataset_day (tenant_id, day, business_type_id, label_type, label_id, correct, missed, wrong)
    select ${tenantId}, ${day}::date, business_type_id, label_type, label_id,
           count(*) filter (where label_option = 1), count(*) filter (where label_option = 2),
           count(*) filter (where label_option = 3)
    from dataset_evaluation
    where tenant_id = ${tenantId} and evaluated_at >= ${from} and evaluated_at < ${to}
    group by business_type_id, label_type, label_id`.execute(db)
}

/** Runs of idleness that went on for longer than 15 minutes (MON-042). */
async function findInactivity(db: Db, { day, query: { tenantId, from, to } }: Part): Promise<void> {
  await sql`
    insert into stat_inactive_alert (tenant_id, day, user_id, alert_at, org_id, business_type_id, project_id)
    select ${tenantId}, ${day}::date, user_id, alert_at, org_id, business_type_id, project_id
    from (${idleRuns(sql`span_of_day`)}) runs
    where to_at > alert_at and alert_at >= ${from} and alert_at < ${to}`.execute(db)
}
