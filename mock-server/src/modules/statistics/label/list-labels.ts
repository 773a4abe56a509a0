import { label } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { mayReadLabels } from './label.policy.ts'
import { findLabels } from './label.store.ts'

export const listLabels = route(label.query, {
  policy: mayReadLabels,
  handler: ({ tx, query: { tenantId: _ignored, ...filter } }) => findLabels(tx, filter),
})
