import { METRIC, SPAN_OFFSET, type stat } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ChartCard } from '../../components/ChartCard.tsx'
import { Lines } from '../../components/charts.ts'
import { CHART_HEIGHT } from '../../components/MetricChart.tsx'
import { dayChart, daysChart } from '../../components/series-chart.ts'
import { useOpenMoment } from '../../components/use-open-moment.ts'
import { useStat } from '../../frame/stat-context.ts'
import { useMetric } from '../../queries/statistics.ts'

/** What was recommended, accepted and valid, as three lines (STAT-106). */
export function RecommendSeries() {
  const { formatMessage } = useIntl()
  const { wire, isSingleDay } = useStat()
  const series = useMetric(isSingleDay ? METRIC.recommended + SPAN_OFFSET : METRIC.recommended, wire)
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

const PARTS = [
  { id: 'accepted', valueOf: ({ tag1 = 0 }: stat.SeriesPoint) => tag1 },
  { id: 'made', valueOf: ({ value }: stat.SeriesPoint) => value },
  { id: 'valid', valueOf: ({ tag2 = 0 }: stat.SeriesPoint) => tag2 },
] as const

function RecommendLines({ points }: { points: readonly stat.SeriesPoint[] }) {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const { query, isSingleDay } = useStat()
  const openMoment = useOpenMoment()
  const title = formatMessage({ id: 'stat.recommend.series' })
  const { range } = query
  const data = useMemo(() => {
    const lines = PARTS.map(({ id, valueOf }) => {
      const name = formatMessage({ id: `stat.recommend.${id}` })
      const current = points.map((point) => ({ time: point.time, value: valueOf(point) }))
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
      onChoose={openMoment}
    />
  )
}
