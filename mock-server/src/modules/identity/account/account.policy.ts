import { session as sessionCalls } from '@console/contracts'
import { USER_MENU_ID, USERS_MENU_ID } from '../../../access/menu/menu-ids.ts'
import type { Policy } from '../../../access/route.ts'
import type { Session } from '../../../access/session.ts'

/** Who may open one of the two pages reads people. A person without a company sees just themself. */
export const mayReadPeople: Policy = ({ menuIds }) => menuIds.has(USERS_MENU_ID) || menuIds.has(USER_MENU_ID)

/** Changes single people; what of it, `whyNotChange` says. */
export const mayChangePeople: Policy = (session) => mayReadPeople(session) && !session.individual

/** Makes, imports and exports people. */
export const mayManagePeople: Policy = (session) => mayAdminister(session)

/** The same of rights that were read anew, for work that goes on after its request. */
export function mayAdminister({ menuIds, individual }: Pick<Viewer, 'menuIds' | 'individual'>): boolean {
  return menuIds.has(USERS_MENU_ID) && !individual
}

/** Whose people a bearer reads, and with how much right. */
export type Viewer = {
  readonly userId: number
  readonly tenantAdmin: boolean
  readonly individual: boolean
  readonly menuIds: ReadonlySet<string>
  readonly permissions: ReadonlySet<string>
}

/** Phone numbers in lists and details (decision 39). One's own number is no secret. */
export function seesPhones({ permissions }: Pick<Session, 'permissions'>): boolean {
  return permissions.has(sessionCalls.PERMISSION_CODES.phones)
}
