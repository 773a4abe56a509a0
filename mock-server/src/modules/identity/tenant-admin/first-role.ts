import type { DemoRole } from '../../../access/menu/menu.ts'
import { everyPermission, menuIdsOfRole } from '../../../demo/seed/roles.ts'
import type { FirstAdministrator } from './tenant-admin.store.ts'

const ROLE_LIKE: Readonly<Record<'standard' | 'provider', DemoRole>> = {
  standard: 'manager',
  provider: 'providerAdmin',
}

/** What the first administrator of a company holds: the pages that such companies have. Their own roles follow from it. */
export function firstRole(kind: 'standard' | 'provider'): FirstAdministrator['role'] {
  return { name: 'Administrator', menuIds: menuIdsOfRole(ROLE_LIKE[kind]), permissions: everyPermission }
}
