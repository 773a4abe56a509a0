import { menuIdsOfKind } from '../../../access/menu/menu.ts'
import { everyPermission } from '../../../access/menu/permissions.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Rights } from './grant-rule.ts'

/**
 * The rights that a person may grant: those that they hold. The company's own administrator also grants each page that companies of its kind have, as on
 * the day when it was created: nobody holds a page that a new version has brought.
 */
export async function grantableRights(
  { db, tenantId }: TenantTx,
  { tenantAdmin, menuIds, permissions }: Rights & { readonly tenantAdmin: boolean },
): Promise<Rights> {
  if (!tenantAdmin) return { menuIds, permissions }
  const { kind } = await db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select('kind')
    .executeTakeFirstOrThrow()
  if (kind === 'individual') return { menuIds, permissions }
  return {
    menuIds: new Set([...menuIds, ...menuIdsOfKind(kind)]),
    permissions: new Set([...permissions, ...everyPermission]),
  }
}
