import { sql } from 'kysely'
import { unixSecondsOf } from '../../../../platform/clock.ts'
import type { AppContext } from '../../../../platform/context/context.ts'
import { perApplication } from '../../../../platform/context/per-application.ts'
import { dayOf } from '../../../../platform/time/days.ts'
import { VERSION_ZONE } from '../version-zone.ts'

/** Clients of one day that one server counts: more are made up, and would fill the database. */
export const MAX_CLIENTS_A_DAY = 200_000
/** Rows of one statement. */
const BATCH_ROWS = 2_000
/** Of the hash of a client's id that is stored: 48 bits, so that a number holds it. */
const HASH_BYTES = 6

type Report = { tenantId: number; day: string; platform: number; reporter: number; version: string }

export type ClientReports = {
  /** Notes that a client has this version today; the second time it costs a look into memory. */
  note: (client: { tenantId: number; platform: number; clientId: string; version: string }) => void
  /** Stores what was noted since the last time. */
  flush: () => Promise<void>
}

/** Which versions clients report, each client once a day. Of its id only a keyed hash is stored. */
export const clientReportsOf = perApplication((ctx): ClientReports => {
  let day = ''
  let known = new Map<string, string>()
  let unsaved: Report[] = []
  let refreshedAt = 0

  /** The day is looked up once a second: a zone costs more than all else here. */
  function enterDay(): void {
    const now = ctx.clock.now()
    if (now.getTime() - refreshedAt < 1000 && now.getTime() >= refreshedAt) return
    refreshedAt = now.getTime()
    const present = dayOf(unixSecondsOf(now), VERSION_ZONE)
    if (present !== day) known = new Map()
    day = present
  }
  return {
    note: ({ tenantId, platform, clientId, version }) => {
      enterDay()
      const key = `${tenantId} ${platform} ${clientId}`
      if (known.get(key) === version || (known.size >= MAX_CLIENTS_A_DAY && !known.has(key))) return
      known.set(key, version)
      unsaved.push({ tenantId, day, platform, version, reporter: reporterOf(ctx, clientId) })
    },
    flush: async () => {
      while (unsaved.length > 0) {
        const rows = unsaved.slice(0, BATCH_ROWS)
        await insertReports(ctx, rows)
        unsaved = unsaved.slice(rows.length)
      }
    },
  }
})

function reporterOf({ secrets }: AppContext, clientId: string): number {
  return secrets.mac('app-client', clientId).readUIntBE(0, HASH_BYTES)
}

async function insertReports({ db }: AppContext, reports: readonly Report[]): Promise<void> {
  // A client that changed its version within the batch has the last one.
  const last = new Map(
    reports.map((row) => [`${row.tenantId} ${row.day} ${row.platform} ${row.reporter}`, row]),
  )
  for (const [tenantId, rows] of Map.groupBy(last.values(), (report) => report.tenantId))
    await db.inTenant(tenantId, async (tx) => {
      await sql`
        insert into version_report (tenant_id, day, source, reporter, version)
        select ${tenantId}, r.day, r.source, r.reporter, r.version
        from unnest(${sql.val(rows.map(({ day }) => day))}::date[],
                    ${sql.val(rows.map(({ platform }) => platform))}::smallint[],
                    ${sql.val(rows.map(({ reporter }) => reporter))}::bigint[],
                    ${sql.val(rows.map(({ version }) => version))}::text[]) r (day, source, reporter, version)
        on conflict (tenant_id, day, source, reporter) do update set version = excluded.version`.execute(
        tx.db,
      )
    })
}
