import type { TenantTx } from '../platform/context/context.ts'
import { menuIdsFrom } from './menu/menu-id.ts'
import type { Rights } from './session.ts'

/**
 * The rights that a person has at this moment, for work in their name; null for a person who is disabled or does not exist.
 */
export async function findRights({ db, tenantId }: TenantTx, userId: number): Promise<Rights | null> {
  const person = await db
    .selectFrom('appUser')
    .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
    .where('appUser.tenantId', '=', tenantId)
    .where('appUser.id', '=', userId)
    .where('appUser.status', '=', 'enabled')
    .select([
      'appUser.tenantId',
      'appUser.id as userId',
      'appUser.username',
      'appUser.name',
      'appUser.tenantAdmin',
      'appUser.individual',
      'tenant.timezone',
    ])
    .executeTakeFirst()
  if (!person) return null
  const roles = await db
    .selectFrom('userRole')
    .innerJoin('role', (join) =>
      join.onRef('role.tenantId', '=', 'userRole.tenantId').onRef('role.id', '=', 'userRole.roleId'),
    )
    .where('userRole.tenantId', '=', tenantId)
    .where('userRole.userId', '=', userId)
    .select(['role.menuIds', 'role.permissions'])
    .execute()
  return {
    ...person,
    menuIds: new Set(menuIdsFrom(roles.flatMap(({ menuIds }) => menuIds))),
    permissions: new Set(roles.flatMap(({ permissions }) => permissions)),
  }
}
