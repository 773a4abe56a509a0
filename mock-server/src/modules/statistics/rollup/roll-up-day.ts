import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import {
  callFacts,
  labelFacts,
  recommendationFacts,
  twinFacts,
  violationFacts,
  type Facts,
} from './day-facts.ts'
import {
  countEvaluations,
  countLabels,
  countOnline,
  countQuestions,
  countRules,
  findInactivity,
} from './count-facts.ts'
import { countShifts } from './count-shifts.ts'
import type { Counting } from './counted-calls.ts'
import { findSpans, onlineFacts, timeFacts } from './day-spans.ts'
import { foldByPerson, foldBySlot } from './fold-facts.ts'
import { sourcesOn } from './source-periods.store.ts'
import type { SpanQuery } from './status-spans.ts'

/** A day of a large company is sorted and summed in memory. */
const WORK_MEMORY = '32MB'

/** For the rest of the transaction, of what reads the statuses of everybody. */
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

/** What people did, beside their time. */
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
