import { type RawBuilder, sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'

/** The organisations that an answer may be about: one and all below it, or `null` for the whole tenant. */
export type Scope = { readonly rootId: number | null }

/**
 * Scope of the caller, narrowed to the requested organisation. Anyone who leads an organisation with seats sees that one and
 * all below it; everybody else who opens pages, such as quality and planning, sees the whole company. An organisation
 * outside of that answers like one that does not exist.
 */
export async function findScope(
  tx: TenantTx,
  { userId, orgId }: { userId: number; orgId: number | undefined },
): Promise<Scope> {
  const led = await ledOrganization(tx, userId)
  if (orgId === undefined) return { rootId: led }
  const { rows } = await sql<{ isVisible: boolean }>`
    with recursive above as (
      select id, parent_id from organization where id = ${orgId}
      union
      select parent.id, parent.parent_id from organization parent join above on above.parent_id = parent.id
    )
    select count(*) > 0 and (${led}::bigint is null or bool_or(id = ${led})) as "isVisible" from above`.execute(
    tx.db,
  )
  if (rows[0]?.isVisible !== true) throw new NotFound()
  return { rootId: orgId }
}

/**
 * True if a row of people may see more of the company than this scope: all of it, or the part that another leads. Anyone who
 * opens no page sees nothing. `row` is its name in the query.
 */
export function seesBeyond({ rootId }: Scope, row: string): RawBuilder<boolean> {
  if (rootId === null) return sql<boolean>`false`
  const column = (name: string) => sql.ref(`${row}.${name}`)
  return sql<boolean>`(
    exists (select from user_role ur join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
      where ur.tenant_id = ${column('tenantId')} and ur.user_id = ${column('id')} and cardinality(r.menu_ids) > 0)
    and not coalesce(
      ${column('type')} = 'TeamAdmin' and not ${column('tenantAdmin')}
      and ${column('teamOrgId')} in (
        with recursive branch as (
          select ${rootId}::bigint as id
          union
          select child.id from organization child join branch on child.parent_id = branch.id
        ) select id from branch)
      and exists (
        with recursive led as (
          select ${column('teamOrgId')} as id
          union
          select child.id from organization child join led on child.parent_id = led.id
        ) select from person seat join led on led.id = seat.org_id where seat.type in ('TSR', 'TeamTSR')),
      false))`
}

/**
 * Checks that a change left everybody within the scope of its author: the people it touched, and the author, who could
 * otherwise give away the last seats of the organisation that bounds them (R58). Checked after the change.
 */
export async function staysWithin(
  tx: TenantTx,
  before: Scope,
  { userId, touched }: { userId: number; touched: readonly number[] },
): Promise<boolean> {
  if (before.rootId === null) return true
  const { rootId } = await findScope(tx, { userId, orgId: undefined })
  if (rootId !== before.rootId) return false
  if (touched.length === 0) return true
  const beyond = await tx.db
    .selectFrom('person')
    .where('id', 'in', [...touched])
    .where(seesBeyond(before, 'person'))
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return beyond === undefined
}

/** The ids of an organisation and of all below it, as a subquery. */
export function organizationsBelow(id: number): RawBuilder<number> {
  return sql<number>`(
    with recursive below as (
      select id from organization where id = ${id}
      union
      select child.id from organization child join below on child.parent_id = below.id
    ) select id from below)`
}

/** Scopes of several people within the whole company, in one query. */
export async function findScopes(
  tx: TenantTx,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Scope>> {
  const led = await ledOrganizations(tx, userIds)
  return new Map(userIds.map((userId) => [userId, { rootId: led.get(userId) ?? null }]))
}

async function ledOrganization(tx: TenantTx, userId: number): Promise<number | null> {
  return (await ledOrganizations(tx, [userId])).get(userId) ?? null
}

async function ledOrganizations(
  { db, tenantId }: TenantTx,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ userId: number; orgId: number }>`
    with recursive below as (
      select id as leader, team_org_id as top, team_org_id as id from person
      where tenant_id = ${tenantId} and id = any(${sql.val(userIds)}::bigint[])
        and type = 'TeamAdmin' and not tenant_admin and team_org_id is not null
      union
      select below.leader, below.top, child.id
      from organization child join below on child.tenant_id = ${tenantId} and child.parent_id = below.id
    )
    select distinct below.leader as "userId", below.top as "orgId" from below
    where exists (
      select 1 from person seat
      where seat.tenant_id = ${tenantId} and seat.org_id = below.id and seat.type in ('TSR', 'TeamTSR'))`.execute(
    db,
  )
  return new Map(rows.map(({ userId, orgId }) => [userId, orgId]))
}
