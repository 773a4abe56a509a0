import { dataset } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findEvaluations } from './dataset.store.ts'

export const listEvaluations = route(dataset.evaluations, {
  policy: canOpen('statistic.dataset'),
  handler: ({ tx, session, query }) => findEvaluations(tx, { ...query, timezone: session.timezone }),
})
