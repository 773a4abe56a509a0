import { sql } from 'kysely'
import { rollUpDay } from '../src/modules/statistics/rollup/roll-up-day.ts'
import { lockStatistics, type RollupTenant } from '../src/modules/statistics/rollup/roll-up-tenant.ts'
import { auditWriter } from '../src/platform/audit/writer.ts'
import { systemClock } from '../src/platform/clock.ts'
import { tenantDatabase } from '../src/platform/context/context.ts'
import { clientFor, poolFor, type DatabaseClient } from '../src/platform/db/client.ts'
import { withConnection } from '../src/platform/db/owner.ts'
import { readSecretKey } from '../src/platform/secrets/secret-key.ts'
import { secretsFrom } from '../src/platform/secrets/secrets.ts'
import type { Bench } from './company.ts'
import { median, type Figure } from './figures.ts'

const ROLLUP_GOAL_SECONDS = 5
const TRIALS = 3

/** The day with the most calls, computed again for every company as the server does it. */
export async function measureRollup(bench: Bench): Promise<Figure[]> {
  const client = clientFor(poolFor(bench.appUrl))
  try {
    const day = await busiestDay(bench)
    const { rows: tenants } = await sql<RollupTenant>`select * from tenants_of_rollup()`.execute(client)
    const whole: number[] = []
    const largest: number[] = []
    for (let trial = 0; trial < TRIALS; trial++) {
      let sum = 0
      for (const tenant of tenants) {
        const seconds = await measureRollupTime(client, { bench, tenant, day })
        sum += seconds
        if (tenant.tenantId === bench.company.tenantId) largest.push(seconds)
      }
      whole.push(sum)
    }
    const name = `rollup of ${day}, median of ${TRIALS},`
    return [
      {
        name: `${name} all companies`,
        value: median(whole),
        unit: 's',
        goal: { atMost: ROLLUP_GOAL_SECONDS },
      },
      { name: `${name} the largest`, value: median(largest), unit: 's' },
    ]
  } finally {
    await client.destroy()
  }
}

async function measureRollupTime(
  client: DatabaseClient,
  { bench, tenant, day }: { bench: Bench; tenant: RollupTenant; day: string },
): Promise<number> {
  const { tenantId, timezone, validCallSeconds } = tenant
  const secrets = secretsFrom(readSecretKey(bench.config.secretKeyFile))
  const db = tenantDatabase(client, { audit: auditWriter(systemClock, secrets), clock: systemClock })
  const began = performance.now()
  await db.inTenant(tenantId, async (tx) => {
    await lockStatistics(tx)
    await rollUpDay(tx, { day, timezone, validCallSeconds, now: systemClock.now() })
  })
  return (performance.now() - began) / 1000
}

async function busiestDay({ adminUrl, company }: Bench): Promise<string> {
  return withConnection(adminUrl, async (db) => {
    const { rows } = await db.query<{ day: string }>(
      `select day::text from stat_user_day where tenant_id = $1 and day between $2 and $3
       group by day order by sum(calls) desc limit 1`,
      [company.tenantId, company.firstDay, company.lastDay],
    )
    return rows[0]?.day ?? company.lastDay
  })
}
