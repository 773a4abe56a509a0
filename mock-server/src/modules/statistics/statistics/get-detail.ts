import { stat } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findScope } from '../../identity/organization/public.ts'
import { metricSeries } from './metric-series.ts'

export const getDetail = route(stat.detail, {
  policy: canOpen(
    'home.overview',
    'statistic.overview',
    'statistic.user',
    'statistic.sales',
    'statistic.recommend',
    'statistic.voice',
    'duplicate.statistic',
  ),
  handler: async ({ ctx, tx, session, query: { orgId, metric, ...range } }) => {
    const scope = await findScope(tx, { userId: session.userId, orgId })
    const filter = { ...range, scope, timezone: session.timezone, now: ctx.clock.now() }
    return metricSeries(tx, filter, metric)
  },
})
