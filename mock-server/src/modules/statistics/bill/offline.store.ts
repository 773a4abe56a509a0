import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

export type OfflineDay = { at: number; total: number; skillSeconds: number }

/** The days of a month on which a business had recordings, newest first; a month has at most 31. */
export async function offlineDays(
  { db, tenantId }: TenantTx,
  { month, bizTypeId, timezone }: { month: string; bizTypeId: number; timezone: string },
): Promise<OfflineDay[]> {
  const first = sql`${`${month}-01`}::date`
  const { rows } = await sql<OfflineDay>`
    select extract(epoch from day::timestamp at time zone ${timezone})::bigint as at, count(*) as total,
           sum(skill_seconds)::bigint as "skillSeconds"
    from (
      select (recorded_at at time zone ${timezone})::date as day, skill_seconds from offline_audio
      where tenant_id = ${tenantId} and business_type_id = ${bizTypeId}
        and recorded_at >= ${first}::timestamp at time zone ${timezone}
        and recorded_at < (${first}::timestamp + interval '1 month') at time zone ${timezone}
    ) recording
    group by day order by day desc`.execute(db)
  return rows
}
