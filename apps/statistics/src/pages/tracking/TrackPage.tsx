import type { DataOf, tracking } from '@console/contracts'
import { ExportButton, NoAccess } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { ListPage, type RowPage } from '@console/ui/list-page'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useFailureToast } from '../../components/use-failure-toast.ts'
import { useMetricStats, type MetricStat } from '../../queries/tracking.ts'
import { MetricCard } from './MetricCard.tsx'
import { MetricEvents } from './MetricEvents.tsx'
import { SessionEvents } from './SessionEvents.tsx'
import { ToggleButton } from './ToggleButton.tsx'
import { TrackBand, type TrackBandProps } from './TrackBand.tsx'
import { toTrackingFilter } from './tracking.search.ts'
import { TrackingContext } from './tracking-context.ts'
import { useMetricColumns } from './use-metric-columns.tsx'
import { useTrackingList } from './use-tracking-list.ts'
import { useTrackingStates } from './use-tracking-states.tsx'

/** How the console is used: metrics, their events, and what a person did in one session (DSET-026). */
export function TrackPage() {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const list = useTrackingList()
  const { search, setSearch, filters, paging, isReady } = list
  const filter = toTrackingFilter(filters, timezone)
  const stats = useMetricStats(
    isReady ? { ...filter, pageIndex: paging.page, pageSize: paging.pageSize } : null,
  )
  useFailureToast(stats.error)
  const { person, session } = search
  const openSession = person !== null && session !== null && { userId: person, sessionId: session }
  const [rangeProblem, setRangeProblem] = useState<string | null>(null)
  const states = useTrackingStates({
    filters,
    onFilters: (next) => list.inquire(next, stats),
    onReset: () => list.reset(stats),
  })
  const title = formatMessage({ id: 'tracking' })
  return (
    <TrackingContext
      value={{
        filter,
        expanded: search.detail,
        toggle: (id) => setSearch({ detail: id === search.detail ? null : id }, { replace: true }),
        openSession: ({ userId, sessionId }) => setSearch({ person: userId, session: sessionId }),
      }}
    >
      <ListPage
        list={list}
        query={stats}
        toRowPage={toRowPage}
        label={title}
        noPermission={<NoAccess page={title} />}
        band={(band) => renderBand({ ...band, onProblem: setRangeProblem })}
        formatCount={({ total }) => formatMessage({ id: 'tracking.count' }, { count: total })}
        tools={
          <ExportButton
            request={{ kind: 'consoleUse', filter }}
            label={formatMessage({ id: 'stat.export' })}
            problem={rangeProblem ?? undefined}
            failed={formatMessage({ id: 'tracking.export.failed' })}
          />
        }
        columns={useMetricColumns()}
        rowKey={({ metricId }) => metricId}
        expandable={{
          expandedRowKeys: search.detail === null ? [] : [search.detail],
          expandedRowRender: renderEvents,
          expandIcon: renderToggle,
        }}
        mobileCard={renderCard}
        states={states}
        dock={
          openSession && (
            <SessionEvents {...openSession} onClose={() => setSearch({ person: null, session: null })} />
          )
        }
      />
    </TrackingContext>
  )
}

function renderBand(props: TrackBandProps) {
  return <TrackBand {...props} />
}

function renderToggle({ record }: { record: MetricStat }) {
  return <ToggleButton metric={record} />
}

function renderEvents(metric: MetricStat) {
  return <MetricEvents metric={metric} />
}

function renderCard(metric: MetricStat) {
  return <MetricCard metric={metric} />
}

function toRowPage({ records, totalCnt }: DataOf<typeof tracking.statList>): RowPage<MetricStat> {
  return { rows: records, total: totalCnt }
}
