import { label } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { canManageLabels } from './label.policy.ts'
import { findLabel } from './label.store.ts'

export const describeLabel = route(label.describe, {
  policy: canManageLabels,
  handler: async ({ tx, query: { id } }) => {
    const found = await findLabel(tx, id)
    if (!found) throw new NotFound()
    return found
  },
})
