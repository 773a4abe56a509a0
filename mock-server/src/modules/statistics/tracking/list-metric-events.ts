import { tracking } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { mayReadStatistics, scopeOf } from '../statistics/public.ts'
import { needBusinessType } from '../../identity/business/public.ts'
import { eventsOfMetric } from './usage.store.ts'

export const listMetricEvents = route(tracking.detailList, {
  policy: mayReadStatistics,
  handler: async ({ tx, session, query }) => {
    await needBusinessType(tx, query.bizTypeId)
    const scope = await scopeOf(tx, { userId: session.userId, wanted: undefined })
    return eventsOfMetric(tx, { ...query, scope })
  },
})
