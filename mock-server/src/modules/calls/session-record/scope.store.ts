import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Scope } from '../../identity/organization/public.ts'
import { inScope } from '../../statistics/statistics/public.ts'

/** Few people share a name; not more than these are looked up. */
const MAX_OF_ONE_NAME = 50

export async function isKnown(
  { db, tenantId }: TenantTx,
  table: 'business' | 'qualityRule' | 'smartLabel',
  id: number,
): Promise<boolean> {
  const found = await db
    .selectFrom(table)
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** The organisations themselves and all below them. */
export async function organizationsIn(
  { db, tenantId }: TenantTx,
  roots: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive below as (
      select id from organization_unit where tenant_id = ${tenantId} and id = any(${sql.val(roots)}::bigint[])
      union
      select child.id from organization_unit child join below on child.parent_id = below.id
      where child.tenant_id = ${tenantId}
    ) select id from below order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Finds the people of exactly this name, as they belong today. */
export async function peopleNamed(
  { db, tenantId }: TenantTx,
  { name, scope }: { name: string; scope: Scope },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from person s where s.tenant_id = ${tenantId} and s.name = ${name} ${inScope(scope)}
    order by s.id limit ${MAX_OF_ONE_NAME}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function listBusinessIds({ db, tenantId }: TenantTx): Promise<number[]> {
  const rows = await db.selectFrom('business').where('tenantId', '=', tenantId).select('id').execute()
  return rows.map(({ id }) => id)
}
