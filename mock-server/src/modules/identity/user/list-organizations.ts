import { user } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { organizationTree } from './organization-tree.ts'
import { canReadOrganizations } from './user.policy.ts'
import { allOrganizations } from './user.store.ts'

export const listOrganizations = route(user.organizationList, {
  policy: canReadOrganizations,
  handler: async ({ tx }) => ({ list: organizationTree(await allOrganizations(tx)) }),
})
