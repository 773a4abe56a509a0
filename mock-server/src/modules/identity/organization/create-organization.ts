import { organization } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { refusal } from './organization-refusal.ts'
import { canManageOrganizations } from './organization.policy.ts'
import {
  countOrganizations,
  findOrganization,
  insertOrganization,
  isNameTaken,
  lockTree,
  pathUp,
} from './organization.store.ts'

export const createOrganization = route(organization.create, {
  policy: canManageOrganizations,
  handler: async ({ tx, body: { parentId, name } }) => {
    await lockTree(tx)
    const parent = await findOrganization(tx, parentId)
    if (!parent) throw new NotFound()
    const above = await pathUp(tx, parentId)
    if (above.length >= organization.MAX_DEPTH) throw refusal('tooDeep')
    if ((await countOrganizations(tx)) >= organization.MAX_ORGANIZATIONS) throw refusal('tooMany')
    if (await isNameTaken(tx, { parentId, name })) throw refusal('nameTaken')
    const id = await insertOrganization(tx, { parentId, name })
    await tx.audit({
      module: 'organization',
      opType: 'organization.create',
      target: name,
      after: { id, name, parent: parent.name },
    })
    return { id }
  },
})
