import { sql } from 'kysely'
import { rollUpTenant, type RollupTenant } from '../src/modules/statistics/rollup/roll-up-tenant.ts'
import { auditWriter } from '../src/platform/audit/writer.ts'
import { systemClock, type Clock } from '../src/platform/clock.ts'
import type { Config } from '../src/platform/config.ts'
import { tenantDatabase } from '../src/platform/context/context.ts'
import { factProgress } from '../src/platform/context/fact-progress.ts'
import { clientFor, poolFor } from '../src/platform/db/client.ts'
import { readSecretKey } from '../src/platform/secrets/secret-key.ts'
import { secretsFrom } from '../src/platform/secrets/secrets.ts'
import type { Made } from './events.ts'
import { withStored, type Stored } from './stored.ts'

export type EventFaults = {
  /** Ids that were acknowledged and are not known. */
  lost: string[]
  missing: string[]
  doubled: string[]
  unexpected: string[]
}

/** Compares what is stored with the events that were acknowledged. */
export async function verifyEvents(stored: Stored, acknowledged: readonly Made[]): Promise<EventFaults> {
  const ids = await stored.eventIds()
  const counts = new Map<string, number>()
  for (const fact of await stored.facts()) counts.set(fact, (counts.get(fact) ?? 0) + 1)
  const expected = new Set(acknowledged.flatMap(({ fact }) => fact ?? []))
  return {
    lost: acknowledged.flatMap(({ event }) => (ids.has(event.eventId) ? [] : [event.eventId])),
    missing: [...expected].filter((fact) => !counts.has(fact)),
    doubled: [...counts].flatMap(([fact, count]) => (count > 1 ? [fact] : [])),
    unexpected: [...counts.keys()].filter((fact) => !expected.has(fact)),
  }
}

export type StatisticsFaults = { rows: number; different: string[]; differentCalls: string[] }

type StatisticsSource = { config: Config; adminUrl: string; appUrl: string; tenantId: number }

/** Further back than any event of the run, and the day after it in any zone. */
const RECOMPUTED_DAYS = { back: 60, forward: 1 }

/**
 * Compares the statistics, to the byte, with those that a computation of every day gives at the moment of the last
 * rollup; and their calls with plain SQL. Nobody else may roll up meanwhile.
 */
export async function verifyStatistics(source: StatisticsSource): Promise<StatisticsFaults> {
  return withStored(source, async (stored) => {
    const now = await stored.lastRollup()
    if (!now) throw new Error('nothing was rolled up')
    const before = await stored.statistics()
    const differentCalls = await stored.differentCalls()
    await stored.deleteStatistics({ now, ...RECOMPUTED_DAYS })
    await rollUpAgain(source, now)
    const after = await stored.statistics()
    return {
      rows: [...before.values()].flat().length,
      different: compareTables(before, after),
      differentCalls,
    }
  })
}

async function rollUpAgain({ config, appUrl, tenantId }: StatisticsSource, now: Date): Promise<void> {
  const clock: Clock = { ...systemClock, now: () => now }
  const client = clientFor(poolFor(appUrl))
  try {
    const audit = auditWriter(clock, secretsFrom(readSecretKey(config.secretKeyFile)))
    const db = tenantDatabase(client, { audit, clock })
    const { rows } = await sql<RollupTenant>`select * from tenants_of_rollup()`.execute(client)
    const tenant = rows.find((one) => one.tenantId === tenantId)
    if (!tenant) throw new Error('the company is not rolled up')
    await rollUpTenant({ db, clock, factProgress: factProgress() }, tenant)
  } finally {
    await client.destroy()
  }
}

function compareTables(before: Map<string, string[]>, after: Map<string, string[]>): string[] {
  return [...after].flatMap(([table, rows]) => {
    const [was, is] = [new Set(before.get(table)), new Set(rows)]
    return [
      ...[...was].filter((row) => !is.has(row)).map((row) => `${table} had ${row}`),
      ...[...is].filter((row) => !was.has(row)).map((row) => `${table} lacked ${row}`),
    ]
  })
}
