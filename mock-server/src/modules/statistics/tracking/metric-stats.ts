import { metricTexts, tracking, type DataOf, type Language } from '@console/contracts'
import type { MetricFigures } from './usage.store.ts'

export type MetricType = 'count' | 'duration'
export type MetricStat = DataOf<typeof tracking.statList>['records'][number] & { type: MetricType }

/** The figures of a metric with its name; a metric without a name is shown by its id. */
export function metricStat(
  { metricId, events, seconds, users }: MetricFigures,
  language: Language,
): MetricStat {
  const isDuration = tracking.DURATION_METRICS.has(metricId)
  const texts = metricTexts(metricId)
  return {
    metricId,
    name: texts?.name[language] ?? metricId,
    type: isDuration ? 'duration' : 'count',
    category: texts?.category[language] ?? '',
    remark: texts?.remark[language] ?? '',
    counts: isDuration ? seconds : events,
    users,
  }
}
