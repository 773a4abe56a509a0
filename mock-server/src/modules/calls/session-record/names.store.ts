import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { naturalOrder } from '../../../platform/db/natural-order.ts'
import type { Scope } from '../../identity/organization/public.ts'
import { inScope } from '../../statistics/statistics/public.ts'

/** Options of one kind that filters offer; companies have some hundreds. */
const MAX_OFFERED = 2000

export function businessNames({ db, tenantId }: TenantTx): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('business')
    .where('tenantId', '=', tenantId)
    .select(['id', 'name'])
    .orderBy(naturalOrder('name'))
    .orderBy('id')
    .limit(MAX_OFFERED)
    .execute()
}

export function namesOfBusiness(
  { db, tenantId }: TenantTx,
  table: 'qualityRule' | 'smartLabel' | 'question',
  bizId: number | undefined,
): Promise<{ id: number; name: string; bizId: number }[]> {
  const ofTenant = db.selectFrom(table).where('tenantId', '=', tenantId)
  const condition = bizId === undefined ? ofTenant : ofTenant.where('businessTypeId', '=', bizId)
  return condition
    .select(['id', 'name', 'businessTypeId as bizId'])
    .orderBy(naturalOrder('name'))
    .orderBy('id')
    .limit(MAX_OFFERED)
    .execute()
}

type Named = { id: number; name: string; parentId: number | null }

/** Organisations of the scope, each after its parent. */
export async function organizationNames({ db, tenantId }: TenantTx, { rootId }: Scope): Promise<Named[]> {
  const isTop = rootId === null ? sql`o.parent_id is null` : sql`o.id = ${rootId}`
  const { rows } = await sql<Named>`
    with recursive below as (
      select o.id, o.name, null::bigint as parent_id, array[${naturalOrder('o.name')}] as way from organization_unit o
      where o.tenant_id = ${tenantId} and ${isTop}
      union all
      select o.id, o.name, o.parent_id, below.way || ${naturalOrder('o.name')} from organization_unit o
      join below on o.parent_id = below.id where o.tenant_id = ${tenantId}
    ) select id, name, parent_id as "parentId" from below order by way, id limit ${MAX_OFFERED}`.execute(db)
  return rows
}

type Person = { id: number; name: string; orgName: string }

/** People named by id come first; without a text and ids, the first ones by name. */
export async function findPeople(
  { db, tenantId }: TenantTx,
  {
    text = '',
    userIds,
    scope,
    limit,
  }: { text?: string | undefined; userIds: readonly number[]; scope: Scope; limit: number },
): Promise<Person[]> {
  const isNamed = sql`s.id = any(${sql.val(userIds)}::bigint[])`
  const isFound = text === '' && userIds.length > 0 ? sql`false` : sql`holds_text(s.name, ${text})`
  const { rows } = await sql<Person>`
    select s.id, s.name, coalesce(o.name, '') as "orgName" from person s
    left join organization_unit o on o.tenant_id = s.tenant_id and o.id = s.org_id
    where s.tenant_id = ${tenantId} and s.org_id is not null and (${isNamed} or ${isFound}) ${inScope(scope)}
    order by ${isNamed} desc, s.name, s.id limit ${limit}`.execute(db)
  return rows
}
