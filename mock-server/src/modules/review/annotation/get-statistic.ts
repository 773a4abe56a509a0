import { annotation } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { annotationStatistic } from './annotation.store.ts'

export const getStatistic = route(annotation.statistic, {
  policy: canOpen('annotation.statistic'),
  handler: ({ tx, session, query }) => annotationStatistic(tx, { ...query, timezone: session.timezone }),
})
