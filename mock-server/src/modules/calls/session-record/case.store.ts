import type { DataOf, ParsedQueryOf, sessionRecord } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Scope } from '../../identity/organization/public.ts'
import { inScope } from '../../statistics/statistics/public.ts'

/** Only cases whose session the reader may see. */
const isVisible = (scope: Scope) => sql`exists (
  select 1 from session_seat s where s.tenant_id = k.tenant_id and s.session_id = k.session_id ${inScope(scope)})`

export async function findCases(
  { db, tenantId }: TenantTx,
  { bizId, text, pageIndex, pageSize, scope }: ParsedQueryOf<typeof sessionRecord.cases> & { scope: Scope },
): Promise<DataOf<typeof sessionRecord.cases>> {
  const condition = sql`k.tenant_id = ${tenantId} and ${isVisible(scope)}
    ${bizId === undefined ? sql`` : sql`and k.business_type_id = ${bizId}`}
    ${text === undefined || text === '' ? sql`` : sql`and (holds_text(k.title, ${text}) or holds_text(k.note, ${text}))`}`
  const counted = await sql<{ total: number }>`
    select count(*) as total from session_case k where ${condition}`.execute(db)
  const { rows } = await sql<sessionRecord.SessionCase>`
    select k.id, k.session_id as "sessionId", k.business_type_id as "bizId", b.name as "businessName", k.title, k.note,
           u.name as "creatorName", floor(extract(epoch from k.updated_at))::bigint as "updatedAt", k.version
    from session_case k
    join business b on b.tenant_id = k.tenant_id and b.id = k.business_type_id
    join person u on u.tenant_id = k.tenant_id and u.id = k.created_by
    where ${condition} order by k.updated_at desc, k.id desc
    limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(db)
  return { cases: rows, total: counted.rows[0]?.total ?? 0 }
}

type NewCase = { sessionId: string; title: string; note: string; createdBy: number; at: Date }

/** Null where the session is stored already. */
export async function insertCase(
  { db, tenantId }: TenantTx,
  { sessionId, title, note, createdBy, at }: NewCase,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into session_case (tenant_id, session_id, business_type_id, title, note, created_by, created_at, updated_at)
    select ${tenantId}, ${sessionId}, s.business_type_id, ${title}, ${note}, ${createdBy}, ${at}, ${at}
    from session_seat s where s.tenant_id = ${tenantId} and s.session_id = ${sessionId} and s.opens
    on conflict (tenant_id, session_id) do nothing returning id`.execute(db)
  return rows[0]?.id ?? null
}

/** Locks a case, which stays as it is until this transaction ends. */
export function lockCase({ db, tenantId }: TenantTx, id: number) {
  return db
    .selectFrom('sessionCase')
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .select(['id', 'sessionId', 'title', 'note', 'version'])
    .forUpdate()
    .executeTakeFirst()
}

export async function updateCase(
  { db, tenantId }: TenantTx,
  { id, ...change }: { id: number; title: string; note: string; updatedAt: Date; version: number },
): Promise<void> {
  await db
    .updateTable('sessionCase')
    .set(change)
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

export async function deleteCase({ db, tenantId }: TenantTx, id: number): Promise<void> {
  await db.deleteFrom('sessionCase').where('tenantId', '=', tenantId).where('id', '=', id).execute()
}
