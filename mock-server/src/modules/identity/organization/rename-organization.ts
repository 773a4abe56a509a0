import { organization } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { Conflict, NotFound } from '../../../platform/errors.ts'
import { refusal } from './organization-refusal.ts'
import { canManageOrganizations } from './organization.policy.ts'
import { findOrganization, isNameTaken, lockTree, updateName } from './organization.store.ts'

export const renameOrganization = route(organization.rename, {
  policy: canManageOrganizations,
  handler: async ({ tx, body: { id, name, version } }) => {
    await lockTree(tx)
    const present = await findOrganization(tx, id)
    if (!present) throw new NotFound()
    if (present.version !== version) throw new Conflict()
    if (present.name === name) return null
    if (await isNameTaken(tx, { parentId: present.parentId, name, but: id })) throw refusal('nameTaken')
    await updateName(tx, id, name)
    await tx.audit({
      module: 'organization',
      opType: 'organization.rename',
      target: present.name,
      before: { id, name: present.name },
      after: { id, name },
    })
    return null
  },
})
