import { sql } from 'kysely'
import { menuIdsFrom, type GrantedMenuId, type MenuId } from '../../../access/menu/menu-id.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { grantableRights, grantsFrom, canGrant } from '../role/public.ts'
import { refusal } from './account-problems.ts'
import type { Viewer } from './account.policy.ts'
import { ADMINISTRATOR_MENU_IDS, administers } from './change-rule.ts'

/** The menu ids that some roles give together. */
export async function findMenuIds(
  { db }: TenantTx,
  roleIds: readonly number[],
): Promise<ReadonlySet<GrantedMenuId>> {
  if (roleIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('role')
    .where('id', 'in', [...roleIds])
    .select('menuIds')
    .execute()
  return new Set(rows.flatMap(({ menuIds }) => menuIdsFrom(menuIds)))
}

/**
 * Requires roles that may be granted: roles of the tenant that grant nothing that the giver does not have. They cannot
 * change meanwhile.
 */
export async function requireGrantableRoles(
  tx: TenantTx,
  giver: Viewer,
  roleIds: readonly number[],
): Promise<void> {
  if (roleIds.length === 0) return
  const roles = await tx.db
    .selectFrom('role')
    .where('id', 'in', [...roleIds])
    .select(['menuIds', 'permissions'])
    .forShare()
    .execute()
  if (roles.length !== roleIds.length) throw new NotFound()
  const rights = await grantableRights(tx, giver)
  if (!roles.every((role) => canGrant(rights, grantsFrom(role)))) throw refusal('grantsMore')
}

/** Refuses what would leave the tenant without anybody who can give rights back. Checks under `lockAdministration`. */
export async function requireOtherAdministrator(
  tx: TenantTx,
  person: { id: number; status: 'enabled' | 'disabled'; hasPassword: boolean; roleIds: readonly number[] },
  next: { status: 'enabled' | 'disabled'; roleIds: readonly number[] },
): Promise<void> {
  if (!administers(person, await findMenuIds(tx, person.roleIds))) return
  if (administers({ ...next, hasPassword: true }, await findMenuIds(tx, next.roleIds))) return
  if (!(await otherAdministratorExists(tx, person.id))) throw refusal('lastAdministrator')
}

async function otherAdministratorExists({ db, tenantId }: TenantTx, userId: number): Promise<boolean> {
  const hasMenu = (menuId: MenuId) => sql<boolean>`exists (
    select 1 from user_role ur join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
    where ur.tenant_id = app_user.tenant_id and ur.user_id = app_user.id and ${menuId} = any(r.menu_ids))`
  let others = db
    .selectFrom('appUser')
    .where('tenantId', '=', tenantId)
    .where('id', '!=', userId)
    .where('status', '=', 'enabled')
    .where('passwordHash', 'is not', null)
  for (const menuId of ADMINISTRATOR_MENU_IDS) others = others.where(hasMenu(menuId))
  return (await others.select('id').limit(1).executeTakeFirst()) !== undefined
}
