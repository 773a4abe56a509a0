import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { recountDays } from '../modules/statistics/rollup/recount-days.ts'
import type { RollupTenant } from '../modules/statistics/rollup/roll-up-tenant.ts'
import { auditWriter } from '../platform/audit/writer.ts'
import { systemClock } from '../platform/clock.ts'
import { tenantDatabase } from '../platform/context/context.ts'
import { clientFor, poolFor } from '../platform/db/client.ts'
import { asOwner } from '../platform/db/owner.ts'
import { requireSecretKey } from '../platform/secrets/secret-key.ts'
import { secretsFrom } from '../platform/secrets/secrets.ts'
import { StartProblem } from '../platform/start-problem.ts'
import { runCommand, withDatabase, type CommandInput } from './run-command.ts'

const USAGE = 'pnpm stat:recount --from YYYY-MM-DD --to YYYY-MM-DD [--company <code>]'
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** A day of a large company takes seconds. */
const NO_TIMEOUT_MS = 0

type Company = RollupTenant & { code: string }

/**
 * `pnpm stat:recount --from <day> --to <day> [--company <code>]`: counts the days of the past again by the sources that are
 * chosen now (R50), of one company or of all. The server may run meanwhile.
 */
export async function recountStatistics({ config, args, print }: CommandInput): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { from: { type: 'string' }, to: { type: 'string' }, company: { type: 'string' } },
  })
  const { from, to, company } = values
  if (from === undefined || to === undefined || !isDay(from) || !isDay(to) || from > to)
    throw new StartProblem(`Usage: ${USAGE}`)
  return withDatabase(config, async ({ adminUrl, appUrl }) => {
    const companies = await listCompanies(adminUrl, company)
    if (companies.length === 0) throw new StartProblem(`There is no company ${company ?? ''}.`)
    const client = clientFor(poolFor(appUrl, { size: 1, statementTimeoutMs: NO_TIMEOUT_MS }))
    try {
      const audit = auditWriter(systemClock, secretsFrom(requireSecretKey(config.secretKeyFile)))
      const db = tenantDatabase(client, { audit, clock: systemClock })
      for (const { code, ...tenant } of companies) {
        const { days, incomplete } = await recountDays(db, tenant, { from, to })
        print(`${code}: ${daysText(days)} counted by the sources that are chosen now`)
        if (incomplete.length > 0)
          print(`${code}: ${daysText(incomplete)} left as they were, their facts have expired`)
      }
    } finally {
      await client.destroy()
    }
    return 0
  })
}

const daysText = ({ length }: readonly string[]): string => `${length} ${length === 1 ? 'day' : 'days'}`
const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text))

async function listCompanies(adminUrl: string, code: string | undefined): Promise<Company[]> {
  return asOwner(adminUrl, async (db) => {
    const only = code === undefined ? sql`` : sql`where code = ${code}`
    const { rows } = await sql<Company>`
      select id as "tenantId", code, timezone, valid_call_seconds as "validCallSeconds" from tenant ${only} order by id`.execute(
      db,
    )
    return rows
  })
}

if (import.meta.main) await runCommand(recountStatistics)
