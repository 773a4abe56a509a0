import { subApp } from '@console/contracts'
import { CALLS } from '@console/contracts/documented'
import { menu } from '../../../access/menu/menu.ts'
import { refuse } from '../../../platform/errors.ts'
import { unknownPermissionText } from './sub-app.messages.ts'

/** Calls that an app may send: those of a session. Calls that hand out tokens or change who may do what stay with people. */
const callIds = new Set(
  CALLS.filter(({ access }) => access === 'session' || access === 'page').map(({ id }) => id),
)
const PEOPLE_ONLY = /^(session|subApp|role|oauth|credential|frame|account|tenantAdmin|signUp)\./
const groupIds: ReadonlySet<string> = new Set(menu.map(({ id }) => id))
const pageIds: ReadonlySet<string> = new Set(
  menu
    .flatMap(({ pages, sections }) => [...pages, ...sections.flatMap((section) => section.pages)])
    .map(({ id }) => id),
)

/** Refuses a version that asks for what this console does not have, or hands to nobody. */
export function requirePermissions({
  permissions: { calls, pages },
  places,
}: Pick<subApp.AppVersion, 'permissions' | 'places'>): void {
  const unknown =
    calls.find((call) => !callIds.has(call) || PEOPLE_ONLY.test(call)) ??
    pages.find((page) => !pageIds.has(page)) ??
    places.flatMap(({ group }) => group ?? []).find((group) => !groupIds.has(group))
  if (unknown !== undefined)
    throw refuse(subApp.SUB_APP_REFUSALS.unknownPermission, unknownPermissionText(unknown))
}
