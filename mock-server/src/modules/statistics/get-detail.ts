import { readMetric, stat } from '@console/contracts'
import { route } from '../../http/route.ts'
import { seriesPoint } from './series-point.ts'
import { daySeries, slotSeries } from './series.store.ts'
import { mayReadStatistics, scopeOf } from './statistics.policy.ts'

const DAYS_OF_A_WEEK = 7

export const getDetail = route(stat.detail, {
  policy: mayReadStatistics,
  handler: async ({ ctx, tx, session, query: { orgId, metric: metricId, ...range } }) => {
    const wanted = readMetric(metricId)
    if (!wanted) throw new Error('the contract lets only metrics through')
    const { metric, isSpan } = wanted
    const scope = await scopeOf(tx, { userId: session.userId, wanted: orgId })
    const filter = { ...range, scope, timezone: session.timezone, now: ctx.clock.now() }
    const isSingleDay = range.beginDay === range.endDay
    const series = async (dayShift: number) => {
      const rows = isSpan ? await slotSeries(tx, filter, dayShift) : await daySeries(tx, filter, dayShift)
      return rows.map((row) => seriesPoint(metric, row))
    }
    return {
      current: await series(0),
      yesterday: isSingleDay ? await series(-1) : [],
      dayOfLastWeek: isSingleDay ? await series(-DAYS_OF_A_WEEK) : [],
    }
  },
})
