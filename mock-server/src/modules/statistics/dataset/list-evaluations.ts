import { dataset } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { mayReadStatistics } from '../statistics/public.ts'
import { findEvaluations } from './dataset.store.ts'

export const listEvaluations = route(dataset.evaluations, {
  policy: mayReadStatistics,
  handler: ({ tx, session, query }) => findEvaluations(tx, { ...query, timezone: session.timezone }),
})
