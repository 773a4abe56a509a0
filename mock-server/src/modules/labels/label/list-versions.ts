import { label } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { findVersions } from './change-label.store.ts'
import { canManageLabels } from './label.policy.ts'
import { findLabel } from './label.store.ts'

export const listVersions = route(label.versions, {
  policy: canManageLabels,
  handler: async ({ tx, query: { id } }) => {
    if (!(await findLabel(tx, id))) throw new NotFound()
    return { versions: await findVersions(tx, id) }
  },
})
