import type { stat } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ChartCard } from './ChartCard.tsx'
import { Lines } from './charts.ts'
import { CHART_HEIGHT } from './MetricChart.tsx'
import { dayChart, daysChart, type Series } from './series-chart.ts'
import { useOpenMoment } from './use-open-moment.ts'
import { useStat } from '../frame/stat-context.ts'

type RecommendSeriesProps = { query: Parameters<typeof ChartCard<Series>>[0]['query'] }

/** What was recommended, and accepted and valid where the answer has them, as lines (STAT-106, RPT-Q15). */
export function RecommendSeries({ query: series }: RecommendSeriesProps) {
  const { formatMessage } = useIntl()
  return (
    <ChartCard
      title={formatMessage({ id: 'stat.recommend.series' })}
      query={series}
      isEmpty={({ current }) => current.length === 0}
    >
      {({ current }) => <RecommendLines points={current} />}
    </ChartCard>
  )
}

type Part = { id: 'accepted' | 'made' | 'valid'; valueOf: (point: stat.SeriesPoint) => number | undefined }

const PARTS: readonly Part[] = [
  { id: 'accepted', valueOf: ({ tag1 }) => tag1 },
  { id: 'made', valueOf: ({ value }) => value },
  { id: 'valid', valueOf: ({ tag2 }) => tag2 },
]

function RecommendLines({ points }: { points: readonly stat.SeriesPoint[] }) {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const { query, isSingleDay } = useStat()
  const openMoment = useOpenMoment()
  const title = formatMessage({ id: 'stat.recommend.series' })
  const { range } = query
  const data = useMemo(() => {
    const answered = PARTS.filter(({ valueOf }) => points.some((point) => valueOf(point) !== undefined))
    const lines = answered.map(({ id, valueOf }) => {
      const name = formatMessage({ id: `stat.recommend.${id}` })
      const current = points.map((point) => ({ time: point.time, value: valueOf(point) ?? 0 }))
      const drawn = {
        range,
        zone: timezone,
        categoryName: formatMessage({ id: isSingleDay ? 'stat.time' : 'stat.day' }),
        names: { current: name, yesterday: '', dayOfLastWeek: '' },
      }
      return isSingleDay
        ? dayChart({ current, yesterday: [], dayOfLastWeek: [] }, drawn)
        : daysChart(current, drawn)
    })
    const [first] = lines
    return first && { ...first, series: lines.flatMap(({ series }) => series) }
  }, [points, range, timezone, isSingleDay, formatMessage])
  if (data === undefined) return null
  const values = points.map(({ value }) => value)
  return (
    <Lines
      title={title}
      summary={formatMessage(
        { id: 'stat.series.summary' },
        { title, most: formatNumber(Math.max(0, ...values)), last: formatNumber(values.at(-1) ?? 0) },
      )}
      data={data}
      height={CHART_HEIGHT}
      {...openMoment}
    />
  )
}
