import { tracking } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { findScope } from '../../identity/organization/public.ts'
import { metricStat } from './metric-stats.ts'
import { figuresOfMetrics } from './usage.store.ts'

export const listMetricStats = route(tracking.statList, {
  policy: canOpen('statistic.track'),
  handler: async ({ tx, session, language, query }) => {
    await requireBusinessType(tx, query.bizTypeId)
    const scope = await findScope(tx, { userId: session.userId, orgId: undefined })
    const { rows, total } = await figuresOfMetrics(tx, { ...query, scope })
    return { records: rows.map((row) => metricStat(row, language)), totalCnt: total }
  },
})
