import { sql } from 'kysely'
import type { PageId } from '../../../access/menu/menu-id.ts'
import type { TenantTx } from '../../../platform/context/context.ts'

const WALL: PageId = 'workspace.wall'

/** The people among these who may open the wall of seats. */
export async function findWallVisitors(
  { db, tenantId }: TenantTx,
  userIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct ur.user_id as id
    from user_role ur join role r on r.tenant_id = ${tenantId} and r.id = ur.role_id
    where ur.tenant_id = ${tenantId} and ur.user_id = any(${sql.val(userIds)}::bigint[])
      and ${WALL} = any(r.menu_ids)`.execute(db)
  return rows.map(({ id }) => id)
}

export type TenantTree = { timezone: string; parentOf: ReadonlyMap<number, number | null> }

/** Finds the parent of each organisation, and the zone of the company. */
export async function findTenantTree({ db, tenantId }: TenantTx): Promise<TenantTree> {
  const { timezone } = await db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select('timezone')
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('organizationUnit')
    .where('tenantId', '=', tenantId)
    .select(['id', 'parentId'])
    .execute()
  return { timezone, parentOf: new Map(rows.map(({ id, parentId }) => [id, parentId])) }
}
