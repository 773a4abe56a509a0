import { tracking } from '@console/contracts'
import { route } from '../../http/route.ts'
import { metricTexts } from '../../messages/tracking.ts'
import { mayReadStatistics, scopeOf } from '../statistics/statistics.policy.ts'
import { needBusinessType } from './business-filter.ts'
import { figuresOfMetrics } from './usage.store.ts'

export const listMetricStats = route(tracking.statList, {
  policy: mayReadStatistics,
  handler: async ({ tx, session, language, query }) => {
    await needBusinessType(tx, query.bizTypeId)
    const scope = await scopeOf(tx, { userId: session.userId, wanted: undefined })
    const { rows, total } = await figuresOfMetrics(tx, { ...query, scope })
    const records = rows.map(({ metricId, events, seconds, users }) => {
      const isDuration = tracking.DURATION_METRICS.has(metricId)
      const texts = metricTexts[metricId]
      return {
        metricId,
        name: texts?.name[language] ?? metricId,
        type: isDuration ? ('duration' as const) : ('count' as const),
        category: texts?.category[language] ?? '',
        remark: texts?.remark[language] ?? '',
        counts: isDuration ? seconds : events,
        users,
      }
    })
    return { records, totalCnt: total }
  },
})
