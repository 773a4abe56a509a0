import { type DataOf, HOUR_SECONDS, type subApp } from '@console/contracts'
import { chartPart } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { formatClock, formatDay } from '@console/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'

/** The bars come with the tier of charts once somebody opens an app that has been used. */
const Bars = chartPart(async () => {
  // The chunk has no page's name: its size counts with no page, as that of a dialog.
  const { BarChart } = await import(/* webpackChunkName: "charts-of-apps" */ '@console/ui/charts')
  return BarChart
})

type Hours = DataOf<typeof subApp.health>['hours']

/** Counts by the hour how often an app was opened and how often that failed; hours without either are drawn, too. */
export function AppHealthChart({ hours }: { hours: Hours }) {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const opened = formatMessage({ id: 'apps.health.mounts' })
  const failed = formatMessage({ id: 'apps.health.failures' })
  const categoryName = formatMessage({ id: 'apps.health.hour' })
  const rows = useMemo(() => toHourRows(hours), [hours])
  const data = useMemo(
    () => ({
      categoryName,
      categories: rows.map(({ hour }) => `${formatDay(hour, timezone)} ${formatClock(hour, timezone)}`),
      series: [
        { name: opened, values: rows.map(({ mounts }) => mounts), colour: 'var(--online)' },
        { name: failed, values: rows.map(({ failures }) => failures), colour: 'var(--error)' },
      ],
    }),
    [rows, timezone, categoryName, opened, failed],
  )
  const sum = (name: 'mounts' | 'failures') => rows.reduce((total, row) => total + row[name], 0)
  return (
    <Bars
      title={formatMessage({ id: 'apps.health.chart' })}
      summary={`${opened}: ${formatNumber(sum('mounts'))}, ${failed}: ${formatNumber(sum('failures'))}`}
      data={data}
      height={200}
      isStacked
    />
  )
}

type HourRow = Pick<Hours[number], 'hour' | 'mounts' | 'failures'>

/** One row for each hour from the first to the last, over all versions. */
export function toHourRows(hours: Hours): HourRow[] {
  const byHour = new Map<number, HourRow>()
  for (const { hour, mounts, failures } of hours) {
    const row = byHour.get(hour) ?? { hour, mounts: 0, failures: 0 }
    byHour.set(hour, { hour, mounts: row.mounts + mounts, failures: row.failures + failures })
  }
  const first = Math.min(...byHour.keys())
  const count = byHour.size === 0 ? 0 : (Math.max(...byHour.keys()) - first) / HOUR_SECONDS + 1
  return Array.from({ length: count }, (_, index) => {
    const hour = first + index * HOUR_SECONDS
    return byHour.get(hour) ?? { hour, mounts: 0, failures: 0 }
  })
}
