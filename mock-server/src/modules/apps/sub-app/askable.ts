import { CALLS } from '@console/contracts/documented'
import { menu } from '../../../access/menu/menu.ts'

/** Calls that hand out tokens or change who may do what stay with people. */
const PEOPLE_ONLY = /^(session|subApp|role|oauth|credential|frame|account|tenantAdmin|signUp)\./

/** Ids of the calls that an app may ask for: those of a session. */
export const ASKABLE_CALLS: readonly string[] = CALLS.filter(
  ({ id, access }) => (access === 'session' || access === 'page') && !PEOPLE_ONLY.test(id),
).map(({ id }) => id)

/** Groups of the menu, in which a page of an app may be. */
export const menuGroups = menu

/** Pages whose rights an app may use. */
export const menuPages = menu.flatMap(({ pages, sections }) => [
  ...pages,
  ...sections.flatMap((section) => section.pages),
])
