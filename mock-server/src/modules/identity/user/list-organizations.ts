import { user } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { findScope } from '../organization/public.ts'
import { organizationTree } from './organization-tree.ts'
import { canReadOrganizations } from './user.policy.ts'
import { findOrganizations } from './user.store.ts'

export const listOrganizations = route(user.organizationList, {
  policy: canReadOrganizations,
  handler: async ({ tx, session: { userId } }) => {
    const scope = await findScope(tx, { userId, orgId: undefined })
    return { list: organizationTree(await findOrganizations(tx, scope)) }
  },
})
