import { subApp } from '@console/contracts'
import { route } from '../../../access/route.ts'
import type { Text } from '../../../platform/messages/text.ts'
import { ASKABLE_CALLS, menuGroups, menuPages } from './askable.ts'
import { callNames } from './call-names.ts'
import { listRoleNames } from './company-apps.store.ts'
import { canManageApps } from './sub-app.policy.ts'

/** The words for everything that an app may ask for. */
export const getCatalogue = route(subApp.catalogue, {
  policy: canManageApps,
  handler: async ({ tx }) => ({
    calls: ASKABLE_CALLS.map((id) => {
      const [en, zh] = callNames.get(id) ?? [id, id]
      return { id, name: { en, zh } }
    }),
    pages: menuPages.map(toNamed),
    groups: menuGroups.map(toNamed),
    roles: await listRoleNames(tx),
  }),
})

function toNamed({ id, name: { en, zh } }: { id: string; name: Text }): subApp.NamedId {
  return { id, name: { en, zh } }
}
