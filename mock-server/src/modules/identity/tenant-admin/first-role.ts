import { menuIdsOfKind } from '../../../access/menu/menu.ts'
import type { CompanyKind } from '../../../access/menu/menu-table.ts'
import { everyPermission } from '../../../access/menu/permissions.ts'
import type { FirstAdministrator } from './tenant-admin.store.ts'

/** What the first administrator of a company holds: the pages that such companies have. Their own roles follow from it. */
export function firstRole(kind: CompanyKind): FirstAdministrator['role'] {
  return {
    name: 'Administrator',
    menuIds: menuIdsOfKind(kind),
    permissions: everyPermission,
  }
}
