import { sql } from 'kysely'
import type { TenantDatabase, TenantTx } from '../../platform/context/context.ts'
import type { Moment, Scenario } from '../seed/scenario/scenario-model.ts'
import { readScenarioTenant } from '../seed/scenario/scenario-tenant.ts'

/** One tenant's scenario, and how far it was simulated. */
export type SimulatedScenario = { scenario: Scenario; playedFrom: string; stoodAt: Moment }

type ScenarioRow = {
  seed: number
  language: 'en' | 'zh'
  timezone: string
  firstDay: string
  lastDay: string
  firstDayOfWords: string
  seatIds: number[]
  playedFrom: string
  stoodAt: Date
}

/** As people and definitions are now. */
export async function readSimulatedScenario({ db, tenantId }: TenantTx): Promise<SimulatedScenario> {
  const { rows } = await sql<ScenarioRow>`
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

/** Answers whether the position was still the expected one: another server may have advanced it meanwhile. */
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

/** Those that were seeded with a scenario. */
export async function findSimulatedTenants(db: TenantDatabase): Promise<number[]> {
  const { rows } = await sql<{ tenantId: number }>`select tenant_id from tenants_of_rollup()`.execute(
    db.outside,
  )
  const found: number[] = []
  for (const { tenantId } of rows) {
    const scenario = await db.inTenant(tenantId, (tx) =>
      tx.db
        .selectFrom('simulatedWorld')
        .select('tenantId')
        .where('tenantId', '=', tenantId)
        .executeTakeFirst(),
    )
    if (scenario) found.push(tenantId)
  }
  return found
}
