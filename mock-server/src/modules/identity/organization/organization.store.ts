import type { organization } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

export type Organization = {
  id: number
  parentId: number | null
  name: string
  sort: number
  version: number
}

/**
 * Holds every other change of the tenant's tree back until this transaction ends: neither two moves at once can make a
 * circle, nor a creation pass a removal.
 */
export async function lockTree({ db, tenantId }: TenantTx): Promise<void> {
  // A lock of its own: the tenant's row would hold back the company's settings too.
  await sql`select pg_advisory_xact_lock(hashtextextended('organization', ${tenantId}))`.execute(db)
}

export async function allRows(
  { db, tenantId }: TenantTx,
  limit: number,
): Promise<organization.OrganizationRow[]> {
  const { rows } = await sql<organization.OrganizationRow>`
    with membership as (
      select org_id as id from person where tenant_id = ${tenantId} and org_id is not null
      union all
      select team_org_id from person
      where tenant_id = ${tenantId} and team_org_id is not null and team_org_id is distinct from org_id
    ), counted as (select id, count(*) as people from membership group by id
    ), led as (
      select team_org_id as id, array_agg(name order by name, id) as leaders from person
      where tenant_id = ${tenantId} and team_org_id is not null and type = 'TeamAdmin' and status = 'enabled' group by team_org_id
    )
    select o.id, o.parent_id as "parentId", o.name, coalesce(c.people, 0) as people,
      coalesce(l.leaders, '{}') as leaders, o.version
    from organization o left join counted c on c.id = o.id left join led l on l.id = o.id
    where o.tenant_id = ${tenantId} and o.removed_at is null
    order by o.parent_id nulls first, o.sort, o.id limit ${limit}`.execute(db)
  return rows
}

export function findOrganization({ db }: TenantTx, id: number): Promise<Organization | undefined> {
  return db
    .selectFrom('organization')
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .select(['id', 'parentId', 'name', 'sort', 'version'])
    .executeTakeFirst()
}

export async function countOrganizations({ db, tenantId }: TenantTx): Promise<number> {
  const { total } = await db
    .selectFrom('organization')
    .where('tenantId', '=', tenantId)
    .where('removedAt', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** The organisation and all above it, from itself up to the company. */
export async function pathUp({ db }: TenantTx, id: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    with recursive above as (
      select id, parent_id, name, 1 as step from organization where id = ${id}
      union all
      select parent.id, parent.parent_id, parent.name, above.step + 1
      from organization parent join above on above.parent_id = parent.id
    ) select id, name from above order by step`.execute(db)
  return rows
}

/** Number of levels from an organisation downwards, itself included; removed ones do not count. */
export async function findTreeHeight({ db }: TenantTx, id: number): Promise<number> {
  const { rows } = await sql<{ height: number }>`
    with recursive below as (
      select id, 1 as level from organization where id = ${id}
      union all
      select child.id, below.level + 1 from organization child
      join below on child.parent_id = below.id where child.removed_at is null
    ) select max(level)::int as height from below`.execute(db)
  return rows[0]?.height ?? 0
}

/** Ids of the organisations right below one, in their order. */
export async function listChildIds({ db, tenantId }: TenantTx, parentId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('organization')
    .where('tenantId', '=', tenantId)
    .where('parentId', '=', parentId)
    .where('removedAt', 'is', null)
    .select('id')
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function isNameTaken(
  { db, tenantId }: TenantTx,
  { parentId, name, but }: { parentId: number | null; name: string; but?: number },
): Promise<boolean> {
  let others = db
    .selectFrom('organization')
    .where('tenantId', '=', tenantId)
    .where(sql<boolean>`parent_id is not distinct from ${parentId}::bigint`)
    .where('removedAt', 'is', null)
    .where(sql<boolean>`lower(name) = lower(${name})`)
  if (but !== undefined) others = others.where('id', '<>', but)
  return (await others.select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function insertOrganization(
  { db, tenantId }: TenantTx,
  { parentId, name }: { parentId: number; name: string },
): Promise<number> {
  const { id } = await db
    .insertInto('organization')
    .values({
      tenantId,
      parentId,
      name,
      sort: sql<number>`(select coalesce(max(sort), 0) + 1 from organization
        where tenant_id = ${tenantId} and parent_id = ${parentId})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateName({ db }: TenantTx, id: number, name: string): Promise<void> {
  await db.updateTable('organization').set({ name }).where('id', '=', id).execute()
}

/** Hangs an organisation below a parent whose children, itself among them, are then in the given order. */
export async function updatePosition(
  { db, tenantId }: TenantTx,
  { id, parentId, order }: { id: number; parentId: number; order: readonly number[] },
): Promise<void> {
  await db.updateTable('organization').set({ parentId }).where('id', '=', id).execute()
  await sql`
    update organization o set sort = requested.sort
    from unnest(${order}::bigint[]) with ordinality requested (id, sort)
    where o.tenant_id = ${tenantId} and o.id = requested.id and o.sort <> requested.sort`.execute(db)
}

/** Waits for anyone who is about to put a person there, and holds back those who come later. */
export async function lockOrganization({ db }: TenantTx, id: number): Promise<void> {
  await db.selectFrom('organization').where('id', '=', id).select('id').forUpdate().execute()
}

/**
 * Of some organisations finds those that are not removed, and if each is the company itself; they stay until this transaction
 * ends.
 */
export async function lockPresentOrganizations(
  { db }: TenantTx,
  ids: readonly number[],
): Promise<{ id: number; isCompany: boolean }[]> {
  const rows = await db
    .selectFrom('organization')
    .where('id', 'in', ids)
    .where('removedAt', 'is', null)
    .select(['id', 'parentId'])
    .forKeyShare()
    .execute()
  return rows.map(({ id, parentId }) => ({ id, isCompany: parentId === null }))
}

/** Accounts in an organisation, and people elsewhere who lead it. */
export async function countPeople(
  { db, tenantId }: TenantTx,
  id: number,
): Promise<{ people: number; leaders: number }> {
  const { rows } = await sql<{ people: number; leaders: number }>`
    select (select count(*) from person where tenant_id = ${tenantId} and org_id = ${id}) as people,
           (select count(*) from person
            where tenant_id = ${tenantId} and team_org_id = ${id} and org_id is distinct from ${id}) as leaders`.execute(
    db,
  )
  return rows[0] ?? { people: 0, leaders: 0 }
}

export async function updateRemoved({ db }: TenantTx, id: number, at: Date): Promise<void> {
  await db.updateTable('organization').set({ removedAt: at }).where('id', '=', id).execute()
}
