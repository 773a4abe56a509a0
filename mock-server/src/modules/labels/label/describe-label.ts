import { label } from '@console/contracts'
import { NotFound } from '../../../platform/errors.ts'
import { route } from '../../../access/route.ts'
import { findLabel } from './label.store.ts'
import { canManageLabels } from './label.policy.ts'

export const describeLabel = route(label.describe, {
  policy: canManageLabels,
  handler: async ({ tx, query: { id } }) => {
    const found = await findLabel(tx, id)
    if (!found) throw new NotFound()
    return found
  },
})
