import { sql } from 'kysely'
import { toUnixSeconds } from '../../../../platform/clock.ts'
import type { AppContext } from '../../../../platform/context/context.ts'
import { perApplication } from '../../../../platform/context/per-application.ts'
import { toZonedDay } from '../../../../platform/time/days.ts'
import { VERSION_ZONE } from '../version-zone.ts'

/** Clients of one company and day that one server counts: more are made up, and would fill the database. */
export const MAX_CLIENTS_A_DAY = 50_000
/** Clients of one address among them: an office, or a mobile network that shares its addresses. */
export const MAX_CLIENTS_OF_ADDRESS = 1_000
/** Reports of one company and day that are stored as not counted. */
export const MAX_UNCOUNTED_A_DAY = 1_000
/** Why a report is not counted. */
export const UNCOUNTED_REASON = { unknownVersion: 1, tooMany: 2, withoutKey: 3 } as const
type UncountedReason = (typeof UNCOUNTED_REASON)[keyof typeof UNCOUNTED_REASON]
/** Rows of one statement. */
const BATCH_ROWS = 2_000
/** Stored bytes of the hash of a client's id: 48 bits, so that a number can represent it. */
const HASH_BYTES = 6

type Client = { tenantId: number; platform: number; clientId: string; version: string }
type Noted = Client & { hasKey: boolean; isKnown: boolean; address: string }
type Report = {
  tenantId: number
  day: string
  platform: number
  reporter: number
  version: string
  reason: UncountedReason | null
}

export type ClientReports = {
  /**
   * Notes that a client has this version today; a repetition costs only a look-up in memory. Anybody can make ids up, so
   * that a client without the key of its company, an unknown version, and more clients than an address or a company has, are
   * noted as not counted.
   */
  note: (client: Noted) => void
  /** Stores what was noted since the last time. */
  flush: () => Promise<void>
}

/** Reports of one company's clients on one day: nothing of it limits another company. */
type CompanyDay = { versions: Map<string, string>; ofAddress: Map<string, number>; uncounted: Set<string> }

/** Collects the versions that clients report, each client once a day. Only a keyed hash of its id is stored. */
export const clientReportsOf = perApplication((ctx): ClientReports => {
  let day = ''
  let companies = new Map<number, CompanyDay>()
  let unsaved: Report[] = []
  let refreshedAt = 0

  /** The day is determined once a second: the time zone costs more than everything else here. */
  function enterDay(): void {
    const now = ctx.clock.now()
    if (now.getTime() - refreshedAt < 1000 && now.getTime() >= refreshedAt) return
    refreshedAt = now.getTime()
    const present = toZonedDay(toUnixSeconds(now), VERSION_ZONE)
    if (present !== day) companies = new Map()
    day = present
  }
  function companyDay(tenantId: number): CompanyDay {
    const found = companies.get(tenantId) ?? {
      versions: new Map<string, string>(),
      ofAddress: new Map<string, number>(),
      uncounted: new Set<string>(),
    }
    companies.set(tenantId, found)
    return found
  }
  return {
    note: (noted) => {
      const { tenantId, platform, clientId, version, address } = noted
      enterDay()
      const company = companyDay(tenantId)
      const key = `${platform} ${clientId}`
      if (company.versions.get(key) === version) return
      const reason = findUncountedReason(company, noted, key)
      const report = { tenantId, day, platform, reporter: toReporterId(ctx, clientId) }
      if (reason === null) {
        if (!company.versions.has(key))
          company.ofAddress.set(address, (company.ofAddress.get(address) ?? 0) + 1)
        company.versions.set(key, version)
        unsaved.push({ ...report, version, reason })
      } else if (!company.uncounted.has(key) && company.uncounted.size < MAX_UNCOUNTED_A_DAY) {
        company.uncounted.add(key)
        // Its content is not stored: there is no such version, or no such client.
        unsaved.push({ ...report, version: '', reason })
      }
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

function findUncountedReason(
  company: CompanyDay,
  { hasKey, isKnown, address }: Noted,
  key: string,
): UncountedReason | null {
  if (!hasKey) return UNCOUNTED_REASON.withoutKey
  return isKnown ? findLimitReason(company, { key, address }) : UNCOUNTED_REASON.unknownVersion
}

/** Null for a client that was counted already, and while there is room for another one. */
function findLimitReason(
  { versions, ofAddress }: CompanyDay,
  { key, address }: { key: string; address: string },
): UncountedReason | null {
  if (versions.has(key)) return null
  const isFull = versions.size >= MAX_CLIENTS_A_DAY || (ofAddress.get(address) ?? 0) >= MAX_CLIENTS_OF_ADDRESS
  return isFull ? UNCOUNTED_REASON.tooMany : null
}

function toReporterId({ secrets }: AppContext, clientId: string): number {
  return secrets.mac('app-client', clientId).readUIntBE(0, HASH_BYTES)
}

async function insertReports({ db }: AppContext, reports: readonly Report[]): Promise<void> {
  // A client that changed its version within the batch has the last one; counted reports take precedence over uncounted
  // ones.
  const last = new Map(
    [
      ...reports.filter(({ reason }) => reason !== null),
      ...reports.filter(({ reason }) => reason === null),
    ].map((row) => [`${row.tenantId} ${row.day} ${row.platform} ${row.reporter}`, row]),
  )
  for (const [tenantId, rows] of Map.groupBy(last.values(), (report) => report.tenantId))
    await db.inTenant(tenantId, async (tx) => {
      await sql`
        insert into version_report as known (tenant_id, day, source, reporter, version, doubt)
        select ${tenantId}, r.day, r.source, r.reporter, r.version, r.doubt
        from unnest(${sql.val(rows.map(({ day }) => day))}::date[],
                    ${sql.val(rows.map(({ platform }) => platform))}::smallint[],
                    ${sql.val(rows.map(({ reporter }) => reporter))}::bigint[],
                    ${sql.val(rows.map(({ version }) => version))}::text[],
                    ${sql.val(rows.map(({ reason }) => reason))}::smallint[])
          r (day, source, reporter, version, doubt)
        on conflict (tenant_id, day, source, reporter)
          do update set version = excluded.version, doubt = excluded.doubt
          where excluded.doubt is null or known.doubt is not null`.execute(tx.db)
    })
}
