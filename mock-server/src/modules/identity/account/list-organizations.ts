import { account } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canReadPeople } from './account.policy.ts'
import { findOrganizations } from './organizations.store.ts'

export const listOrganizations = route(account.organizations, {
  policy: canReadPeople,
  handler: async ({ tx, query: { text = '', id } }) => ({
    organizations: await findOrganizations(tx, { text, id, limit: account.MAX_FOUND_ORGANIZATIONS }),
  }),
})
