import type { stat } from '@console/contracts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useStat } from '../page-query/stat-context.ts'
import { Lines } from './charts.ts'
import { CHART_HEIGHT } from './MetricChart.tsx'
import { dayChart, daysChart } from './series-chart.ts'
import { useOpenMoment } from './use-open-moment.ts'
import { useTimeName } from './use-time-name.ts'

type CurrentLine = { name: string; points: readonly stat.SeriesPoint[] }

type CurrentLinesProps = {
  title: string
  lines: readonly CurrentLine[]
  /** The line that the summary is about. */
  main?: number
}

/** Several figures of the same days beside each other, as a line each. */
export function CurrentLines({ title, lines, main = 0 }: CurrentLinesProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { query, isSingleDay, zone } = useStat()
  const categoryName = useTimeName()
  const openMoment = useOpenMoment()
  const { range } = query
  const data = useMemo(() => {
    const charts = lines.map(({ name, points }) => {
      const drawn = {
        range,
        zone,
        categoryName,
        names: { current: name, yesterday: '', dayOfLastWeek: '' },
      }
      return isSingleDay
        ? dayChart({ current: points, yesterday: [], dayOfLastWeek: [] }, drawn)
        : daysChart(points, drawn)
    })
    const [first] = charts
    return first && { ...first, series: charts.flatMap(({ series }) => series) }
  }, [lines, range, zone, isSingleDay, categoryName])
  if (data === undefined) return null
  const values = lines[main]?.points.map(({ value }) => value) ?? []
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
