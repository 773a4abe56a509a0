import { sql } from 'kysely'
import type { TenantDatabase, TenantTx } from '../../platform/context/context.ts'
import type { Moment, Scenario } from '../seed/scenario/scenario-model.ts'
import { readScenarioTenant } from '../seed/scenario/scenario-tenant.ts'
import type { SimulatedWorldTable } from './simulator.tables.ts'

/** One tenant's scenario, and how far it was simulated. */
export type SimulatedScenario = { scenario: Scenario; playedFrom: string; stoodAt: Moment }

/** Reads the scenario with its people and definitions as they are now. */
export async function readSimulatedScenario({ db, tenantId }: TenantTx): Promise<SimulatedScenario> {
  const { rows } = await sql<Omit<SimulatedWorldTable, 'tenantId'>>`
    select seed, language, timezone, first_day::text, last_day::text, first_day_of_words::text,
           to_json(seat_ids) as seat_ids, played_from::text, stood_at
    from simulated_world where tenant_id = ${tenantId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the tenant was not seeded with a scenario')
  const { seed, language, timezone, seatIds, firstDay, lastDay, firstDayOfWords, playedFrom, stoodAt } = row
  const tenant = await readScenarioTenant(db, { id: tenantId, language, timezone, seatIds })
  return {
    scenario: { seed, tenant, firstDay, lastDay, firstDayOfWords },
    playedFrom,
    stoodAt: stoodAt.getTime(),
  }
}

/**
 * Adds seats that were created, or got their first business, after the scenario was made: behind the others, whose days stay
 * as they are.
 */
export async function addNewSeats({ db, tenantId }: TenantTx): Promise<void> {
  await sql`
    update simulated_world w set seat_ids = w.seat_ids || made.ids
    from (
      select array_agg(u.id order by u.id) as ids
      from app_user u join simulated_world known on known.tenant_id = u.tenant_id
      where u.tenant_id = ${tenantId} and u.type in ('TSR', 'TeamTSR') and u.status = 'enabled'
        and u.id <> all(known.seat_ids)
        and exists (select 1 from user_business_type b where b.tenant_id = u.tenant_id and b.user_id = u.id)) made
    where w.tenant_id = ${tenantId} and made.ids is not null`.execute(db)
}

/** Returns whether the position was still the expected one: another server may have advanced it meanwhile. */
export async function updatePosition(
  { db, tenantId }: TenantTx,
  { from, to, playedFrom }: { from: Moment; to: Moment; playedFrom?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('simulatedWorld')
    .where('tenantId', '=', tenantId)
    .where('stoodAt', '=', new Date(from))
    .set({ stoodAt: new Date(to), ...(playedFrom === undefined ? {} : { playedFrom }) })
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function findTenants(db: TenantDatabase): Promise<{ tenantId: number; timezone: string }[]> {
  const { rows } = await sql<{ tenantId: number; timezone: string }>`
    select tenant_id, timezone from tenants_of_rollup()`.execute(db.outside)
  return rows
}

/** Finds the tenants that were seeded with a scenario, and how far each was simulated. */
export async function findSimulatedTenants(
  db: TenantDatabase,
): Promise<{ tenantId: number; stoodAt: Date }[]> {
  const found: { tenantId: number; stoodAt: Date }[] = []
  for (const { tenantId } of await findTenants(db)) {
    const scenario = await db.inTenant(tenantId, (tx) =>
      tx.db
        .selectFrom('simulatedWorld')
        .select(['tenantId', 'stoodAt'])
        .where('tenantId', '=', tenantId)
        .executeTakeFirst(),
    )
    if (scenario) found.push(scenario)
  }
  return found
}
