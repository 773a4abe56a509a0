import { subApp } from '@console/contracts'
import { CALLS } from '@console/contracts/documented'
import { menu } from '../../../access/menu/menu.ts'

/** Calls that hand out tokens or change who may do what stay with people. */
const PEOPLE_ONLY =
  /^(session|subApp|role|oauth|credential|frame|factor|account|tenantAdmin|signUp|ownMail)\./
/** The values of an app's own fields are its own. */
const OF_APPS: readonly string[] = [subApp.fieldValues.id, subApp.saveFieldValues.id]

/** Ids of the calls that an app may ask for: those of a session. */
export const ASKABLE_CALLS: readonly string[] = CALLS.filter(
  ({ id, access }) =>
    (access === 'session' || access === 'page') && (!PEOPLE_ONLY.test(id) || OF_APPS.includes(id)),
).map(({ id }) => id)

/** Groups of the menu, in which a page of an app may be. */
export const menuGroups = menu

/** Pages whose rights an app may use. */
export const menuPages = menu.flatMap(({ pages, sections }) => [
  ...pages,
  ...sections.flatMap((section) => section.pages),
])
