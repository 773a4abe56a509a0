import { dataset } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findKnowledge } from './dataset.store.ts'

export const listKnowledge = route(dataset.knowledge, {
  policy: canOpen('statistic.dataset'),
  handler: ({ tx, query }) => findKnowledge(tx, query.bizTypeId),
})
