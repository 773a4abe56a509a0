import { label } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { findPrompts } from './change-label.store.ts'
import { canManageLabels } from './label.policy.ts'
import { findLabel } from './label.store.ts'

export const listHistory = route(label.history, {
  policy: canManageLabels,
  // A rule has the id of its label.
  handler: async ({ tx, query: { ruleId } }) => {
    if (!(await findLabel(tx, ruleId))) throw new NotFound()
    return { data: await findPrompts(tx, ruleId) }
  },
})
