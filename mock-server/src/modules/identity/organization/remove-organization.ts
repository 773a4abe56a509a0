import { organization } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { Conflict, NotFound, refuse } from '../../../platform/errors.ts'
import { refusal } from './organization-refusal.ts'
import { organizationHasChildren, organizationHasPeople } from './organization.messages.ts'
import { canManageOrganizations } from './organization.policy.ts'
import {
  listChildIds,
  countPeople,
  findOrganization,
  lockOrganization,
  lockTree,
  updateRemoved,
} from './organization.store.ts'

const { hasChildren, hasPeople } = organization.ORGANIZATION_REFUSALS

export const removeOrganization = route(organization.remove, {
  policy: canManageOrganizations,
  handler: async ({ ctx, tx, query: { id, version } }) => {
    await lockTree(tx)
    await lockOrganization(tx, id)
    const present = await findOrganization(tx, id)
    if (!present) throw new NotFound()
    if (present.version !== version) throw new Conflict()
    if (present.parentId === null) throw refusal('root')
    const children = await listChildIds(tx, id)
    if (children.length > 0) throw refuse(hasChildren, organizationHasChildren(children.length))
    const { people, leaders } = await countPeople(tx, id)
    if (people + leaders > 0) throw refuse(hasPeople, organizationHasPeople(people, leaders))
    await updateRemoved(tx, id, ctx.clock.now())
    const parent = await findOrganization(tx, present.parentId)
    await tx.audit({
      module: 'organization',
      opType: 'organization.remove',
      target: present.name,
      before: { id, name: present.name, parent: parent?.name ?? null },
    })
    return null
  },
})
