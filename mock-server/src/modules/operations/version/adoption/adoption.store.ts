import type { appVersion } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../../platform/context/context.ts'
import { UNCOUNTED_REASON } from '../update/client-reports.ts'

/** Source of seats in `version_report`; clients of the apps have the number of their platform. */
export const SEAT_SOURCE = 2

export type ReportCount = { day: string; source: number; version: string; reporters: number }

/** Counts the clients of a platform, and the seats, with each version on each day. */
export async function countReports(
  { db }: TenantTx,
  { platform, first, last }: { platform: number; first: string; last: string },
): Promise<ReportCount[]> {
  const { rows } = await sql<ReportCount>`
    select to_char(day, 'YYYY-MM-DD') as day, source, version, reporters
    from app_version_reports(${sql.val([platform, SEAT_SOURCE])}::smallint[], ${first}::date, ${last}::date)
    order by day, version`.execute(db)
  return rows
}

/** Reports of a platform's clients that are not counted, by reason. */
export async function countUncounted(
  { db }: TenantTx,
  { platform, first, last }: { platform: number; first: string; last: string },
): Promise<appVersion.Adoption['notCounted']> {
  const { rows } = await sql<{ doubt: number; reports: number }>`
    select doubt, reports from doubted_version_reports(${platform}::smallint, ${first}::date, ${last}::date)`.execute(
    db,
  )
  const toCount = (doubt: number): number => rows.find((row) => row.doubt === doubt)?.reports ?? 0
  return {
    withoutKey: toCount(UNCOUNTED_REASON.withoutKey),
    unknownVersion: toCount(UNCOUNTED_REASON.unknownVersion),
    tooMany: toCount(UNCOUNTED_REASON.tooMany),
  }
}

export async function deleteUserReports({ db, tenantId }: TenantTx, userId: number): Promise<number> {
  const gone = await db
    .deleteFrom('versionReport')
    .where('tenantId', '=', tenantId)
    .where('source', '=', SEAT_SOURCE)
    .where('reporter', '=', userId)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
