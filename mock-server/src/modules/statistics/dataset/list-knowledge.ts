import { dataset } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { mayReadStatistics } from '../statistics/public.ts'
import { findKnowledge } from './dataset.store.ts'

export const listKnowledge = route(dataset.knowledge, {
  policy: mayReadStatistics,
  handler: ({ tx, query }) => findKnowledge(tx, query.bizTypeId),
})
