import { SPAN_OFFSET, type Metric } from '@console/contracts'
import { addDays, today } from '@console/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useStat } from '../page-query/stat-context.ts'
import { useMetric } from '../queries/statistics.ts'
import { ChartCard } from './ChartCard.tsx'
import { Lines } from './charts.ts'
import { dayChart, daysChart, type Series } from './series-chart.ts'
import { useOpenMoment } from './use-open-moment.ts'
import { useTimeName } from './use-time-name.ts'

/** Height of a chart in px, between the minimum and the maximum of a chart of statistics (STAT-035). */
export const CHART_HEIGHT = 350

type MetricChartProps = {
  title: string
  metric: Metric
  /** Converts a value from the unit of the call to that of the axis. */
  toValue?: (value: number) => number
  /** Formats a value of the axis. */
  formatValue?: (value: number) => string
}

/** One metric over time: a single day with its span variant and two days to compare, several days with a point each. */
export function MetricChart({ metric, ...drawn }: MetricChartProps) {
  const { wire, isSingleDay } = useStat()
  return <SeriesChart {...drawn} query={useMetric(isSingleDay ? metric + SPAN_OFFSET : metric, wire)} />
}

type SeriesChartProps = Omit<MetricChartProps, 'metric'> & {
  query: Parameters<typeof ChartCard<Series>>[0]['query']
}

/** The series of one metric, from wherever it was read. */
export function SeriesChart({ query, ...drawn }: SeriesChartProps) {
  return (
    <ChartCard title={drawn.title} query={query} isEmpty={hasNoPoints}>
      {(answer) => <MetricLines {...drawn} series={answer} />}
    </ChartCard>
  )
}

const hasNoPoints = ({ current, yesterday, dayOfLastWeek }: Series): boolean =>
  current.length + yesterday.length + dayOfLastWeek.length === 0

type MetricLinesProps = Omit<MetricChartProps, 'metric'> & { series: Series }

function MetricLines({ title, series, toValue, formatValue }: MetricLinesProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { query, isSingleDay, zone } = useStat()
  const categoryName = useTimeName()
  const names = useSeriesNames()
  const openMoment = useOpenMoment()
  const { range } = query
  const data = useMemo(() => {
    const drawn = {
      range,
      zone,
      names: isSingleDay ? names : { ...names, current: title },
      categoryName,
      ...(toValue && { toValue }),
    }
    return isSingleDay ? dayChart(series, drawn) : daysChart(series.current, drawn)
  }, [series, range, zone, isSingleDay, names, title, toValue, categoryName])
  const values = data.series[0]?.values.filter((value) => value !== null) ?? []
  const text = formatValue ?? formatNumber
  return (
    <Lines
      title={title}
      summary={formatMessage(
        { id: 'stat.series.summary' },
        { title, most: text(Math.max(0, ...values)), last: text(values.at(-1) ?? 0) },
      )}
      data={data}
      height={CHART_HEIGHT}
      {...openMoment}
      {...(formatValue && { formatValue })}
    />
  )
}

/** "Today" and "Yesterday" where it is today; otherwise the days by their names. */
function useSeriesNames() {
  const { formatMessage, formatDate } = useIntl()
  const { query, zone } = useStat()
  const [day] = query.range
  return useMemo(() => {
    const isToday = day === today(zone)
    const named = (days: number) =>
      formatDate(`${addDays(day, days)}T12:00:00Z`, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        timeZone: 'UTC',
      })
    return {
      current: isToday ? formatMessage({ id: 'stat.today' }) : named(0),
      yesterday: isToday ? formatMessage({ id: 'stat.yesterday' }) : named(-1),
      dayOfLastWeek: named(-7),
    }
  }, [day, zone, formatDate, formatMessage])
}
