import { prompt } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { canManagePrompts } from './prompt.policy.ts'
import { findVersions } from './prompt.store.ts'

export const listVersions = route(prompt.versions, {
  policy: canManagePrompts,
  handler: async ({ tx, params: { id } }) => {
    const versions = await findVersions(tx, id)
    if (versions === undefined) throw new NotFound()
    return versions
  },
})
