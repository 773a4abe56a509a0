import { subApp, type ParsedBodyOf } from '@console/contracts'
import { refuse } from '../../../platform/errors.ts'
import { ASKABLE_CALLS, menuGroups, menuPages } from './askable.ts'
import { unknownPermissionText } from './sub-app.messages.ts'

const callIds: ReadonlySet<string> = new Set(ASKABLE_CALLS)
const groupIds: ReadonlySet<string> = new Set(menuGroups.map(({ id }) => id))
const pageIds: ReadonlySet<string> = new Set(menuPages.map(({ id }) => id))

type Asked = ParsedBodyOf<typeof subApp.addVersion>

/** Everything that a version asks for: what was sent, and the places of its contributions. */
export function toPermissions({
  permissions,
  slots,
}: Pick<Asked, 'permissions' | 'slots'>): subApp.Permissions {
  const fields = Object.fromEntries(
    Object.entries(permissions.fields).filter(([, names = []]) => names.length > 0),
  )
  const places = new Set(slots?.contributions.map(subApp.toPlace))
  return { ...permissions, fields, slots: [...places].toSorted() }
}

/** Refuses a version that asks for what this console does not have, or hands to nobody. */
export function requirePermissions({
  permissions: { calls, pages },
  places,
}: Pick<Asked, 'permissions' | 'places'>): void {
  const unknown =
    calls.find((call) => !callIds.has(call)) ??
    pages.find((page) => !pageIds.has(page)) ??
    places.flatMap(({ group }) => group ?? []).find((group) => !groupIds.has(group))
  if (unknown !== undefined)
    throw refuse(subApp.SUB_APP_REFUSALS.unknownPermission, unknownPermissionText(unknown))
}
