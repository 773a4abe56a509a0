import type { DataOf, tracking } from '@console/contracts'
import { ExportButton, NoAccess, BusinessSelect, RangeFilter, useBusinessOptions } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandPresets, BandSelect, QueryBand, today, EmptyState } from '@console/ui'
import {
  ListPage,
  type RowPage,
  useBandDraft,
  type BandProps,
  FilteredEmpty,
  type ListStates,
  type ShownFilter,
} from '@console/ui/list-page'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useFailureToast } from '../../components/use-failure-toast.ts'
import { useRangeForm } from '../../page-query/use-range-form.ts'
import { useMetricStats, type MetricStat, useMetrics } from '../../queries/tracking.ts'
import { MetricCard } from './MetricCard.tsx'
import { MetricEvents } from './MetricEvents.tsx'
import { SessionEvents } from './SessionEvents.tsx'
import { ToggleButton } from './ToggleButton.tsx'
import { TrackingContext } from './tracking-context.ts'
import { toTrackingFilter, type TrackingFilter, type TrackingFilters } from './tracking.search.ts'
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
        tools={<TrackExport filter={filter} problem={rangeProblem} />}
        columns={useMetricColumns()}
        rowKey={({ metricId }) => metricId}
        expandable={{
          expandedRowKeys: search.detail === null ? [] : [search.detail],
          expandedRowRender: renderEvents,
          expandIcon: renderToggle,
        }}
        mobileCard={renderCard}
        states={states}
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

type TrackBandProps = BandProps<TrackingFilters> & {
  /** Why the days in the form cannot be requested, each time it changes; null where they can. */
  onProblem: (problem: string | null) => void
}

/** Business, metric and days (DSET-026). */
function TrackBand({ onProblem, ...props }: TrackBandProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { draft, edit, band } = useBandDraft(props)
  const range = useRangeForm({
    value: draft.range,
    lastDay: today(timezone),
    onChange: (days) => edit({ range: days }),
    onProblem,
  })
  return (
    <QueryBand {...band} canInquire={range.canInquire}>
      <BusinessSelect
        label={formatMessage({ id: 'stat.business' })}
        value={draft.business}
        width={210}
        onChange={(business) => edit({ business })}
      />
      <MetricSelect value={draft.metric} onChange={(metric) => edit({ metric })} />
      <BandPresets {...range.presets} />
      <RangeFilter {...range.picker} />
    </QueryBand>
  )
}

type MetricSelectProps = { value: string | null; onChange: (metric: string | null) => void }

/** A metric that the address names and the list does not have is offered by its id. */
function MetricSelect({ value, onChange }: MetricSelectProps) {
  const { formatMessage } = useIntl()
  const { metrics, isLoading, isError } = useMetrics()
  const named = metrics.map(({ metricId, name }) => ({ value: metricId, label: name }))
  const isListed = value === null || named.some((option) => option.value === value)
  return (
    <BandSelect
      label={formatMessage({ id: 'tracking.metric' })}
      value={value}
      options={isListed ? named : [...named, { value, label: value }]}
      isLoading={isLoading}
      error={isError ? formatMessage({ id: 'tracking.metric.failed' }) : undefined}
      width={190}
      onChange={onChange}
    />
  )
}

type TrackingStatesProps = {
  filters: TrackingFilters
  onFilters: (filters: TrackingFilters) => void
  onReset: () => void
}

/** Replaces metrics that are missing, and says what to do about it. */
function useTrackingStates({ filters, onFilters, onReset }: TrackingStatesProps): ListStates {
  const { formatMessage } = useIntl()
  const shown = useShownTrackingFilters(filters)
  return {
    failed: formatMessage({ id: 'tracking.failed' }),
    preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
    filteredEmpty: (
      <FilteredEmpty
        title={formatMessage({ id: 'tracking.filtered' })}
        shown={shown}
        hidden={undefined}
        onFilters={onFilters}
        onReset={onReset}
      />
    ),
    empty: (
      <EmptyState title={formatMessage({ id: 'tracking.none' })}>
        {formatMessage({ id: 'tracking.none.text' })}
      </EmptyState>
    ),
  }
}

/** Describes in words the filters that narrow the records; a metric that nobody reported by its id. */
function useShownTrackingFilters(filters: TrackingFilters): ShownFilter<TrackingFilters>[] {
  const { formatMessage } = useIntl()
  const businesses = useBusinessOptions()
  const { metrics } = useMetrics()
  const { business, metric } = filters
  return [
    {
      key: 'business',
      name: formatMessage({ id: 'stat.business' }),
      value: business === null ? null : (businesses.nameOf(business) ?? String(business)),
      without: { ...filters, business: null },
    },
    {
      key: 'metric',
      name: formatMessage({ id: 'tracking.metric' }),
      value: metrics.find(({ metricId }) => metricId === metric)?.name ?? metric,
      without: { ...filters, metric: null },
    },
  ]
}
