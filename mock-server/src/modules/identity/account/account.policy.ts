import { session as sessionCalls } from '@console/contracts'
import type { GrantedMenuId } from '../../../access/menu/menu-id.ts'
import { canOpen, type Policy } from '../../../access/policy.ts'
import type { Session } from '../../../access/session.ts'

/** Anyone who may open one of the two pages reads people. A person without a company sees just themself. */
export const canReadPeople = canOpen('account.users', 'account.user')

const canOpenUsers = canOpen('account.users')

/** May change single people; `whyNotChange` decides which of their data. */
export const canChangePeople: Policy = (session) => canReadPeople(session) && !session.individual

/** Makes, imports and exports people; also checked with rights that were read again, for work that continues after its request. */
export const canManagePeople: Policy = (session) => canOpenUsers(session) && !session.individual

/** The person who reads or changes people, with their rights. */
export type Viewer = {
  readonly userId: number
  readonly tenantAdmin: boolean
  readonly individual: boolean
  readonly menuIds: ReadonlySet<GrantedMenuId>
  readonly permissions: ReadonlySet<string>
}

/** True if phone numbers are visible in lists and details (R39). One's own number is no secret. */
export function seesPhones({ permissions }: Pick<Session, 'permissions'>): boolean {
  return permissions.has(sessionCalls.PERMISSION_CODES.phones)
}
