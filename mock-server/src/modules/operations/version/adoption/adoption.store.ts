import { sql } from 'kysely'
import type { TenantTx } from '../../../../platform/context/context.ts'

/** Of `version_report`; clients of the apps have the number of their platform. */
export const SEAT_SOURCE = 2

export type ReportCount = { day: string; source: number; version: string; reporters: number }

/** How many clients of a platform, and seats, had which version on each day. */
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

export async function deleteReportsOf({ db, tenantId }: TenantTx, userId: number): Promise<number> {
  const gone = await db
    .deleteFrom('versionReport')
    .where('tenantId', '=', tenantId)
    .where('source', '=', SEAT_SOURCE)
    .where('reporter', '=', userId)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
