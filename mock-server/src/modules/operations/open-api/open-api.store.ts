import { sql } from 'kysely'
import type { PageId } from '../../../access/menu/menu-id.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Cursor } from '../audit/public.ts'

export async function countCall(
  { db, tenantId }: TenantTx,
  { oauthClientId, day, path, at }: { oauthClientId: number; day: string; path: string; at: Date },
): Promise<void> {
  await db
    .insertInto('oauthUsage')
    .values({ tenantId, oauthClientId, day, path, calls: 1, lastCallAt: at })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'oauthClientId', 'day', 'path']).doUpdateSet((eb) => ({
        calls: eb('oauthUsage.calls', '+', 1),
        lastCallAt: at,
      })),
    )
    .execute()
}

export function organizationsAfter(
  { db }: TenantTx,
  { after, limit }: { after: number; limit: number },
): Promise<{ id: number; parentId: number | null; name: string }[]> {
  return db
    .selectFrom('organizationUnit')
    .where('id', '>', after)
    .where('removedAt', 'is', null)
    .select(['id', 'parentId', 'name'])
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The position of a record; undefined for one that is not the tenant's. */
export function findCursor({ db }: TenantTx, recordId: number): Promise<Cursor | undefined> {
  return db
    .selectFrom('auditRecord')
    .where('id', '=', recordId)
    .select(['id', sql<string>`op_at::text`.as('opAt')])
    .executeTakeFirst()
}

/** Calls of one client by day and path; the number of paths is that of the API. */
export function usageByDayAndPath(
  { db }: TenantTx,
  { id, first, last }: { id: number; first: string; last: string },
): Promise<{ date: string; path: string; calls: number }[]> {
  return db
    .selectFrom('oauthUsage')
    .where('oauthClientId', '=', id)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .select([sql<string>`day::text`.as('date'), 'path', 'calls'])
    .orderBy('day')
    .orderBy('path')
    .execute()
}

/** Checks if the person who created a client may currently open a page themselves. */
export async function creatorHasMenu(
  { db }: TenantTx,
  { id, menuId }: { id: number; menuId: PageId },
): Promise<boolean> {
  const found = await db
    .selectFrom('oauthClient')
    .innerJoin('person', 'person.id', 'oauthClient.createdBy')
    .innerJoin('userRole', 'userRole.userId', 'person.id')
    .innerJoin('role', 'role.id', 'userRole.roleId')
    .where('oauthClient.id', '=', id)
    .where('person.status', '=', 'enabled')
    .where(sql<boolean>`${menuId} = any(role.menu_ids)`)
    .select('role.id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
