import { organization } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canManageOrganizations } from './organization.policy.ts'
import { allRows } from './organization.store.ts'

export const listTree = route(organization.tree, {
  policy: canManageOrganizations,
  handler: async ({ tx }) => ({ rows: await allRows(tx, organization.MAX_ORGANIZATIONS) }),
})
