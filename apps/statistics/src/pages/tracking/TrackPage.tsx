import type { DataOf, tracking } from '@console/contracts'
import { Explained, ExportButton, NoAccess } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { type DataColumn, EmptyText } from '@console/ui'
import { ListPage, type RowPage } from '@console/ui/list-page'
import { durationText } from '@console/ui/time'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { daysBand } from '../../components/days-band.tsx'
import { RowCard } from '../../components/RowCard.tsx'
import { RowToggle } from '../../components/RowToggle.tsx'
import { useFailureToast } from '../../components/use-failure-toast.ts'
import { type MetricStat, useMetricStats } from '../../queries/tracking.ts'
import { MetricEvents } from './MetricEvents.tsx'
import { SessionEvents } from './SessionEvents.tsx'
import { TrackingContext, useTracking } from './tracking-context.ts'
import { toTrackingFilter, type TrackingFilter, trackingList } from './tracking.search.tsx'
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
          empty: <EmptyText textId="tracking.none" />,
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

/** A metric on a phone. */
function MetricCard({ metric }: { metric: MetricStat }) {
  const { formatMessage, formatNumber } = useIntl()
  const { expanded } = useTracking()
  const countText = useCountText()
  const typeText = useTypeText()
  const { metricId, name, category, users } = metric
  const facts = {
    counts: countText(metric),
    users: formatNumber(users),
    type: typeText(metric),
    category: category || '-',
  }
  return (
    <RowCard
      title={
        <span className="ui-row ui-between ui-full-width">
          <strong>{name}</strong>
          <ToggleButton metric={metric} />
        </span>
      }
      about={name === metricId ? undefined : metricId}
      facts={Object.entries(facts).map(([key, value]) => ({
        key,
        name: formatMessage({ id: `tracking.${key}` }),
        value,
      }))}
    >
      {expanded === metricId && <MetricEvents metric={metric} />}
    </RowCard>
  )
}

/** Opens the events of a metric below it. */
function ToggleButton({ metric: { metricId, name } }: { metric: MetricStat }) {
  const { formatMessage } = useIntl()
  const { expanded, toggle } = useTracking()
  const isOpen = expanded === metricId
  return (
    <RowToggle
      isOpen={isOpen}
      label={formatMessage({ id: isOpen ? 'tracking.collapse' : 'tracking.expand' }, { name })}
      onToggle={() => toggle(metricId)}
    />
  )
}

/** A duration is a time, all else a number (DSET-030). */
function useCountText(): (metric: MetricStat) => string {
  const { formatNumber } = useIntl()
  return ({ type, counts }) => (type === 'duration' ? durationText(counts) : formatNumber(counts))
}

/** The type of a metric in words; one that the console does not know as the platform spells it. */
function useTypeText(): (metric: Pick<MetricStat, 'type'>) => string {
  const { formatMessage, messages } = useIntl()
  return ({ type }) =>
    `tracking.type.${type}` in messages ? formatMessage({ id: `tracking.type.${type}` }) : type || '-'
}

/** Everything of a metric (DSET-029). */
function useMetricColumns(): DataColumn<MetricStat>[] {
  const { formatMessage, formatNumber } = useIntl()
  const countText = useCountText()
  const typeText = useTypeText()
  const title = (name: string) => formatMessage({ id: `tracking.${name}` })
  const explained = (name: string) => <Explained text={title(`${name}.note`)}>{title(name)}</Explained>
  return [
    { key: 'name', title: title('name'), dataIndex: 'name' },
    { key: 'metricId', title: title('metricId'), dataIndex: 'metricId' },
    { key: 'type', title: title('type'), render: (_, metric) => typeText(metric) },
    { key: 'category', title: title('category'), render: (_, { category }) => category || '-' },
    { key: 'remark', title: title('remark'), render: (_, { remark }) => remark || '-' },
    {
      key: 'counts',
      title: explained('counts'),
      align: 'right',
      render: (_, metric) => countText(metric),
    },
    {
      key: 'users',
      title: explained('users'),
      align: 'right',
      render: (_, { users }) => formatNumber(users),
    },
  ]
}
