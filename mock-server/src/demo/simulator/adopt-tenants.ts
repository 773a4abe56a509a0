import type { Language } from '@console/contracts'
import { sql } from 'kysely'
import type { AppContext, TenantTx } from '../../platform/context/context.ts'
import { addDays, toZonedDay } from '../../platform/time/days.ts'
import { DAY_MS, SECOND_MS } from '../../platform/time/units.ts'
import { SCENARIO_SEED } from '../seed/index.ts'
import { getMidnight } from '../seed/scenario/scenario-days.ts'
import { readScenarioTenant, type TenantSource } from '../seed/scenario/scenario-tenant.ts'
import { findTenants } from './simulator.store.ts'

/** Only data of these profiles is demo data; the companies of any other database are real. */
const PROFILES_WITH_FACTS: ReadonlySet<string> = new Set(['demo', 'large'])

/**
 * Companies of the demo data that were filled before the simulator existed get the row that it continues from: it begins
 * with the day after their last facts, since open facts of that day were made by another generator. Returns how many.
 */
export async function adoptTenants({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  const filled = await db.outside
    .selectFrom('appSetting')
    .where('key', '=', 'seedProfile')
    .select('value')
    .executeTakeFirst()
  if (!PROFILES_WITH_FACTS.has(filled?.value ?? '')) return 0
  let adopted = 0
  for (const { tenantId, timezone } of await findTenants(db))
    if (await db.inTenant(tenantId, (tx) => adopt(tx, { timezone, now: clock.now() }))) adopted += 1
  return adopted
}

async function adopt(tx: TenantTx, { timezone, now }: { timezone: string; now: Date }): Promise<boolean> {
  const { db, tenantId: id } = tx
  const known = await db
    .selectFrom('simulatedWorld')
    .where('tenantId', '=', id)
    .select('tenantId')
    .executeTakeFirst()
  if (known) return false
  const seatIds = await findSeats(tx)
  const language = seatIds.length === 0 ? null : await findScenarioLanguage(tx, { timezone, seatIds })
  if (language === null) return false
  const { first, last } = await findSpan(tx)
  const lastMoment = last ?? new Date(now.getTime() - DAY_MS)
  const day = (moment: Date): string => toZonedDay(moment.getTime() / SECOND_MS, timezone)
  const playedFrom = addDays(day(lastMoment), 1)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('simulatedWorld')
    .values({
      tenantId: id,
      seed: SCENARIO_SEED,
      language,
      timezone,
      firstDay: day(first ?? lastMoment),
      lastDay: day(lastMoment),
      firstDayOfWords: playedFrom,
      seatIds,
      playedFrom,
      // A millisecond before its midnight, at which its shifts become known.
      stoodAt: new Date(getMidnight(playedFrom, timezone) - 1),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Finds the language in which the company's labels and rules are those of the demo data; null if there is none. */
async function findScenarioLanguage(
  { db, tenantId: id }: TenantTx,
  source: Pick<TenantSource, 'timezone' | 'seatIds'>,
): Promise<Language | null> {
  for (const language of ['en', 'zh'] as const) {
    const { businesses } = await readScenarioTenant(db, { id, language, ...source })
    if (businesses.length > 0) return language
  }
  return null
}

/** Finds the people who take calls and have a business to take them for, in the order that gives each its index. */
async function findSeats({ db, tenantId }: TenantTx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from app_user u
    where u.tenant_id = ${tenantId} and u.type in ('TSR', 'TeamTSR')
      and exists (select 1 from user_business_type b where b.tenant_id = u.tenant_id and b.user_id = u.id)
    order by u.id`.execute(db)
  return rows.map(({ id }) => id)
}

async function findSpan({ db, tenantId }: TenantTx): Promise<{ first: Date | null; last: Date | null }> {
  const { rows } = await sql<{ first: Date | null; last: Date | null }>`
    select min(evt_at) as first, max(evt_at) as last from status_event where tenant_id = ${tenantId}`.execute(
    db,
  )
  return rows[0] ?? { first: null, last: null }
}
