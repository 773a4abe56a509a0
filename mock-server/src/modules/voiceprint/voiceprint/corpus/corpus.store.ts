import { EXACT_COUNT_LIMIT, voiceprint, type ParsedQueryOf } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../../platform/context/context.ts'
import { onDay } from '../on-day.ts'
import { ofPeople } from '../voice-people.store.ts'

type CorpusQuery = Omit<ParsedQueryOf<typeof voiceprint.corpora>, 'orgId' | 'name'> & {
  people: readonly number[] | null
  timezone: string
}
type CorpusRow = Omit<voiceprint.Corpus, 'url'>

/** Samples, the newest first or by category. */
export async function findCorpora(
  { db, tenantId }: TenantTx,
  { people, timezone, corpusId, status, date, order, asc = true, pageIndex, pageSize }: CorpusQuery,
): Promise<{ rows: CorpusRow[]; count: number }> {
  const condition = sql`row.tenant_id = ${tenantId} ${ofPeople(people)}
    ${corpusId === undefined ? sql`` : sql`and row.id = ${corpusId}`}
    ${status === voiceprint.ANY_STATUS ? sql`` : sql`and row.status = ${status}`}
    ${onDay(sql`row.created_at`, date, timezone)}`
  const counted = await sql<{ count: number }>`
    select count(*) as count from (
      select from voice_corpus row where ${condition} limit ${EXACT_COUNT_LIMIT + 1}) counted`.execute(db)
  const byCategory = asc ? sql`lower(k.name),` : sql`lower(k.name) desc,`
  const { rows } = await sql<CorpusRow>`
    select row.id as "corpusId", u.name, coalesce(o.name, '') as "orgName", k.name as "catalogName",
           row.voice_ms / 1000 as "voiceDuration", floor(extract(epoch from row.session_at))::bigint as "sessionAt",
           floor(extract(epoch from row.created_at))::bigint as "createAt", row.status,
           row.user_id as "userId", row.session_id as "sessionId"
    from voice_corpus row
    join voice_category k on k.tenant_id = row.tenant_id and k.id = row.category_id
    join person u on u.tenant_id = row.tenant_id and u.id = row.user_id
    left join organization_unit o on o.tenant_id = u.tenant_id and o.id = u.org_id
    where ${condition} order by ${order === undefined ? sql`` : byCategory} row.created_at desc, row.id desc
    limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(db)
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

/** A sample that stays until this transaction ends. */
export async function lockCorpus(
  { db, tenantId }: TenantTx,
  id: number,
): Promise<{ userId: number; name: string; catalogName: string; sessionId: string } | undefined> {
  const { rows } = await sql<{ userId: number; name: string; catalogName: string; sessionId: string }>`
    select s.user_id as "userId", u.name, k.name as "catalogName", s.session_id as "sessionId"
    from voice_corpus s
    join person u on u.tenant_id = s.tenant_id and u.id = s.user_id
    join voice_category k on k.tenant_id = s.tenant_id and k.id = s.category_id
    where s.tenant_id = ${tenantId} and s.id = ${id} for update of s`.execute(db)
  return rows[0]
}

export async function deleteCorpus({ db, tenantId }: TenantTx, id: number): Promise<void> {
  await sql`delete from voice_corpus where tenant_id = ${tenantId} and id = ${id}`.execute(db)
}
