import { METRIC, readMetric, type DataOf, type stat } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { seriesPoint } from './series-point.ts'
import { daySeries, slotSeries, type SeriesFilter } from './series.store.ts'

const DAYS_OF_A_WEEK = 7

/**
 * One metric of the organisations or the project of the filter, a single day beside the day before and the same day of last
 * week.
 */
export async function metricSeries(
  tx: TenantTx,
  filter: SeriesFilter,
  metricId: number,
): Promise<DataOf<typeof stat.detail>> {
  const requested = readMetric(metricId)
  if (!requested) throw new Error('the contract lets only metrics through')
  const { metric, isSpan } = requested
  const isSingleDay = filter.beginDay === filter.endDay
  const series = async (dayShift: number) => {
    const withUsers = metric === METRIC.onlineUsers || metric === METRIC.onlineDuration
    const withLabels = metric === METRIC.labelHits
    const rows = isSpan
      ? await slotSeries(tx, filter, dayShift)
      : await daySeries(tx, filter, { dayShift, withUsers, withLabels })
    return rows.map((row) => seriesPoint(metric, row))
  }
  return {
    current: await series(0),
    yesterday: isSingleDay ? await series(-1) : [],
    dayOfLastWeek: isSingleDay ? await series(-DAYS_OF_A_WEEK) : [],
  }
}
