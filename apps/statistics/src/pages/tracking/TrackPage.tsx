import type { DataOf, tracking } from '@console/contracts'
import { ExportButton, NoAccess } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { EmptyState } from '@console/ui'
import { ListPage, type RowPage } from '@console/ui/list-page'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { daysBand } from '../../components/days-band.tsx'
import { useFailureToast } from '../../components/use-failure-toast.ts'
import { useMetricStats, type MetricStat } from '../../queries/tracking.ts'
import { MetricCard } from './MetricCard.tsx'
import { MetricEvents } from './MetricEvents.tsx'
import { SessionEvents } from './SessionEvents.tsx'
import { ToggleButton } from './ToggleButton.tsx'
import { TrackingContext } from './tracking-context.ts'
import { toTrackingFilter, trackingList, type TrackingFilter } from './tracking.search.tsx'
import { useMetricColumns } from './use-metric-columns.tsx'
import { useTrackingList } from './use-tracking-list.ts'

export { texts } from './texts.ts'

/** Shows how the console is used: metrics, their events, and what a person did in one session (DSET-026). */
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
  const isOpen = person !== null && session !== null
  const [rangeProblem, setRangeProblem] = useState<string | null>(null)
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
        band={daysBand(trackingList.filters, setRangeProblem)}
        formatCount={({ total }) => formatMessage({ id: 'tracking.count' }, { count: total })}
        tools={<TrackExport filter={filter} problem={rangeProblem} />}
        columns={useMetricColumns()}
        rowKey={({ metricId }) => metricId}
        expandable={{
          expandedRowKeys: search.detail === null ? [] : [search.detail],
          expandedRowRender: renderEvents,
          expandIcon: renderToggle,
        }}
        mobileCard={renderCard}
        states={{
          failed: formatMessage({ id: 'tracking.failed' }),
          empty: (
            <EmptyState title={formatMessage({ id: 'tracking.none' })}>
              {formatMessage({ id: 'tracking.none.text' })}
            </EmptyState>
          ),
        }}
        filteredTitle={formatMessage({ id: 'tracking.filtered' })}
        dock={isOpen && <OpenSession list={list} />}
      />
    </TrackingContext>
  )
}

type TrackExportProps = {
  filter: TrackingFilter
  /** Why the days in the form cannot be exported. */
  problem: string | null
}

/** The metrics of the query (DSET-032, DSET-033). */
function TrackExport({ filter, problem }: TrackExportProps) {
  const { formatMessage } = useIntl()
  return (
    <ExportButton
      request={{ kind: 'consoleUse', filter }}
      label={formatMessage({ id: 'stat.export' })}
      problem={problem ?? undefined}
      failed={formatMessage({ id: 'tracking.export.failed' })}
    />
  )
}

function OpenSession({ list: { search, setSearch } }: { list: ReturnType<typeof useTrackingList> }) {
  const { person, session } = search
  if (person === null || session === null) return null
  return (
    <SessionEvents
      userId={person}
      sessionId={session}
      onClose={() => setSearch({ person: null, session: null })}
    />
  )
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
