import type { DataOf, ParsedQueryOf, sessionRecord } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

type RecordingsQuery = ParsedQueryOf<typeof sessionRecord.recordings> & { timezone: string }

export async function findRecordings(
  { db, tenantId }: TenantTx,
  { date, bizId, pageIndex, pageSize, timezone }: RecordingsQuery,
): Promise<DataOf<typeof sessionRecord.recordings>> {
  const ofDay =
    date === undefined
      ? sql``
      : sql`and s.recorded_at >= ${date}::date::timestamp at time zone ${timezone}
          and s.recorded_at < (${date}::date + 1)::timestamp at time zone ${timezone}`
  const condition = sql`s.tenant_id = ${tenantId} ${ofDay}
    ${bizId === undefined ? sql`` : sql`and s.business_type_id = ${bizId}`}`
  const counted = await sql<{ total: number }>`
    select count(*) as total from offline_audio s where ${condition}`.execute(db)
  const { rows } = await sql<DataOf<typeof sessionRecord.recordings>['recordings'][number]>`
    select s.audio_id as "audioId", s.business_type_id as "bizId", b.name as "businessName",
           floor(extract(epoch from s.recorded_at))::bigint as "recordedAt", s.skill_seconds as "skillSeconds"
    from offline_audio s
    join business b on b.tenant_id = s.tenant_id and b.id = s.business_type_id
    where ${condition} order by s.recorded_at desc, s.audio_id desc
    limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(db)
  return { recordings: rows, total: counted.rows[0]?.total ?? 0 }
}
