import type { DataOf, project } from '@console/contracts'
import { ChartLoading } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { EmptyState, formatDay } from '@console/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { OngoingChart } from './ongoing-chart.ts'

type OngoingProjectsProps = {
  /** null while loading. */
  processes: DataOf<typeof project.stat>['processes'] | null
}

/** Ongoing projects as a line, one point a day of the company's zone (PROJ-044). */
export function OngoingProjects({ processes }: OngoingProjectsProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const name = formatMessage({ id: 'projectHome.ongoing' })
  const categoryName = formatMessage({ id: 'projectHome.day' })
  const data = useMemo(
    () =>
      processes && {
        categoryName,
        categories: processes.map(({ timestamp }) => formatDay(timestamp, timezone)),
        series: [{ name, values: processes.map(({ cnt }) => cnt) }],
      },
    [processes, timezone, name, categoryName],
  )
  if (processes === null || data === null) return <ChartLoading />
  const [first] = processes
  const last = processes.at(-1)
  if (first === undefined || last === undefined) {
    return <EmptyState title={formatMessage({ id: 'projectHome.ongoing.none' })} />
  }
  return (
    <OngoingChart
      title={formatMessage({ id: 'projectHome.ongoing.title' })}
      summary={formatMessage(
        { id: 'projectHome.ongoing.summary' },
        {
          from: formatDay(first.timestamp, timezone),
          to: formatDay(last.timestamp, timezone),
          before: formatNumber(first.cnt),
          now: formatNumber(last.cnt),
        },
      )}
      data={data}
    />
  )
}
