import { appVersion, ingest, projectFile } from '@console/contracts'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { TenantDatabase, TenantTx } from '../../../platform/context/context.ts'
import { anyHolds } from '../../../platform/db/lists.ts'
import { EVENTS_RETAINED_HOURS } from '../../../platform/outbox/outbox.ts'
import { HOUR_MS } from '../../../platform/time/units.ts'
import { DAYS_READ_BEFORE, lockStatistics, type RollupTenant, STATISTICS } from '../rollup/public.ts'
import { FACTS } from './fact-tables.ts'

/**
 * Added to the limit: the oldest event that is ingested changes the day before its own, a rollup reads some days more,
 * and it has a day to do so.
 */
const SLACK_DAYS = DAYS_READ_BEFORE + 2
/** Statistics are retained for longer than facts: five years. */
const STATISTICS_RETENTION_DAYS = 1_830
/** An id may be deleted when its event would be refused for its age. */
const ID_RETENTION_DAYS = ingest.MAX_AGE_DAYS + 1
/** People who simulate conversations delete what is older, too. */
const SIMULATED_LINES_RETAINED_HOURS = 1
/** Hours to retain the progress of prompt labels in calls, which they judge for two hours. */
const JUDGEMENTS_RETAINED_HOURS = 24
/** Days to retain the versions of clients: longer than their longest chart. */
const VERSION_REPORTS_RETAINED_DAYS = 90
/** Rows of one transaction: short enough that nobody notices. */
const BATCH_ROWS = 5_000

type Parts = {
  db: Pick<TenantDatabase, 'inTenant'>
  clock: Clock
  config: Pick<Config, 'factRetentionDays'>
}

/** The first day whose facts are all stored, and how many rows of each table were deleted. */
export type RetentionResult = { keptFrom: string; rows: Record<string, number> }

/**
 * Deletes records that are older than their limit, files that nothing refers to and events that were read, in many small
 * transactions: interrupted anywhere, the next run continues where this one ended. Before a fact is deleted, its day is
 * recorded as one that will never be computed again.
 */
export async function deleteOldFacts(
  { db, clock, config }: Parts,
  { tenantId, timezone }: RollupTenant,
  isStopping: () => boolean = () => false,
): Promise<RetentionResult> {
  const now = clock.now()
  const keptFrom = await db.inTenant(tenantId, (tx) =>
    moveLimit(tx, { now, timezone, days: config.factRetentionDays + SLACK_DAYS }),
  )
  const begin = sql`${keptFrom}::date::timestamp at time zone ${timezone}`
  const limits = [
    ...FACTS.map(([table, column]) => ({ table, isOld: sql`${sql.ref(column)} < ${begin}` })),
    {
      table: 'project_file',
      isOld: sql`application_id is null and report_id is null
        and uploaded_at < ${hoursBefore(now, projectFile.UNUSED_FILE_HOURS)}`,
    },
    {
      table: 'version_package',
      isOld: sql`uploaded_at < ${hoursBefore(now, appVersion.UNUSED_PACKAGE_HOURS)} and not exists (
        select from app_version v where v.tenant_id = version_package.tenant_id and v.package_fid = version_package.fid)`,
    },
    { table: 'version_report', isOld: sql`day < ${daysBefore(now, VERSION_REPORTS_RETAINED_DAYS)}::date` },
    { table: 'simulated_line', isOld: sql`used_at < ${hoursBefore(now, SIMULATED_LINES_RETAINED_HOURS)}` },
    { table: 'prompt_judgement', isOld: sql`judged_at < ${hoursBefore(now, JUDGEMENTS_RETAINED_HOURS)}` },
    { table: 'outbox_event', isOld: sql`emitted_at < ${hoursBefore(now, EVENTS_RETAINED_HOURS)}` },
    { table: 'ingested_event', isOld: sql`received_at < ${daysBefore(now, ID_RETENTION_DAYS)}` },
    {
      table: 'inactive_alert_acknowledgement',
      isOld: sql`alert_at < ${daysBefore(now, STATISTICS_RETENTION_DAYS)}`,
    },
    ...STATISTICS.map((table) => ({
      table,
      isOld: sql`day < ${daysBefore(now, STATISTICS_RETENTION_DAYS)}::date`,
    })),
  ]
  const rows: Record<string, number> = {}
  for (const { table, isOld } of limits) {
    let deleted = BATCH_ROWS
    while (deleted === BATCH_ROWS && !isStopping()) {
      deleted = await db.inTenant(tenantId, async (tx) => {
        const answer = await sql`
          delete from ${sql.table(table)} where ctid = any(array(
            select ctid from ${sql.table(table)} where tenant_id = ${tenantId} and ${isOld} limit ${BATCH_ROWS}))
        `.execute(tx.db)
        return Number(answer.numAffectedRows ?? 0)
      })
      if (deleted > 0) rows[table] = (rows[table] ?? 0) + deleted
    }
  }
  return { keptFrom, rows }
}

type Limit = { now: Date; timezone: string; days: number }

/**
 * Moves the first day whose facts are all retained up to the limit, but not past a day that still waits for a rollup.
 * Records in the audit log what is about to be deleted, if anything.
 */
async function moveLimit(tx: TenantTx, { now, timezone, days }: Limit): Promise<string> {
  const { db, tenantId } = tx
  // No rollup reads facts at this moment, and the next one sees the new limit.
  await lockStatistics(tx)
  const { rows } = await sql<{ before: string | null; after: string }>`
    select known.kept_from::text as before, greatest(known.kept_from, least(
        (${daysBefore(now, days)}::timestamptz at time zone ${timezone})::date,
        (select min(day) - ${DAYS_READ_BEFORE}::integer from rollup_mark
         where tenant_id = ${tenantId} and day >= coalesce(known.kept_from + ${DAYS_READ_BEFORE}::integer, day))
      ))::text as after
    from (select 1) one left join fact_retention known on known.tenant_id = ${tenantId}`.execute(db)
  const [moved] = rows
  if (!moved) throw new Error('the database answered no limit')
  if (moved.before === moved.after) return moved.after
  await db
    .insertInto('factRetention')
    .values({ tenantId, keptFrom: moved.after })
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet({ keptFrom: moved.after }))
    .execute()
  if (await hasFactsBefore(tx, { day: moved.after, timezone })) {
    const after = { keptFrom: moved.after }
    await tx.audit({ module: 'retention', opType: 'retention.forget', target: moved.after, after })
  }
  return moved.after
}

async function hasFactsBefore(
  { db, tenantId }: TenantTx,
  { day, timezone }: { day: string; timezone: string },
): Promise<boolean> {
  const parts = FACTS.map(
    ([table, column]) => sql`exists (select 1 from ${sql.table(table)} where tenant_id = ${tenantId}
      and ${sql.ref(column)} < ${day}::date::timestamp at time zone ${timezone})`,
  )
  const { rows } = await sql<{ has: boolean }>`select ${anyHolds(parts)} as has`.execute(db)
  return rows[0]?.has === true
}

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MS)
const daysBefore = (now: Date, days: number): Date => hoursBefore(now, days * 24)
