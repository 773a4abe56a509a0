import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'

/** The organisations that an answer may be about: one and all below it, or `null` for the whole tenant. */
export type Scope = { readonly rootId: number | null }

/**
 * What the caller may see, narrowed to the requested organisation. Anyone who leads an organisation with seats sees that one
 * and all below it; everybody else who opens pages, such as quality and planning, sees the whole company. An
 * organisation outside of that answers like one that does not exist.
 */
export async function scopeOf(
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

async function ledOrganization(tx: TenantTx, userId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    with recursive below as (
      select team_org_id as top, team_org_id as id from app_user
      where id = ${userId} and type = 'TeamAdmin' and not tenant_admin and team_org_id is not null
      union
      select below.top, child.id from organization child join below on child.parent_id = below.id
    )
    select below.top as id from below
    where exists (select 1 from app_user seat where seat.org_id = below.id and seat.type in ('TSR', 'TeamTSR'))
    limit 1`.execute(tx.db)
  return rows[0]?.id ?? null
}
