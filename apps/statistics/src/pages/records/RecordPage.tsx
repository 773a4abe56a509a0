import type { quality } from '@console/contracts'
import { BusinessSelect, NoAccess, NoBusiness, SessionPeopleSelect } from '@console/domain-ui'
import { useColumnSettings } from '@console/domain-ui/columns'
import { lazyPart, useHost } from '@console/sub-app'
import { countText, EmptyText, LEVELS, QueryBand, useIsMobile } from '@console/ui'
import { type BandProps, ListPage, type ListStates, type RowPage, useBandDraft } from '@console/ui/list-page'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useHasListOptions } from '../../queries/platform.ts'
import { type RecordsAnswer, useViolationRecords } from '../../queries/violation-records.ts'
import { ExportMenu } from './ExportMenu.tsx'
import type { FilteredRecordsProps } from './FilteredRecords.tsx'
import {
  HANDLINGS,
  type RecordFilters,
  REVIEWS,
  SOURCES,
  toRecordFilter,
  withBusiness,
} from './record-list.search.ts'
import {
  NumberSelect,
  OrganisationsSelect,
  RangePicker,
  RangePresets,
  RuleSelect,
  SessionInput,
  useRangeProblem,
} from './RecordFields.tsx'
import { useRecordColumns } from './use-record-columns.tsx'
import { useRecordList } from './use-record-list.ts'

export { texts } from './texts.ts'

/** People are looked for this long after the last key. */
const PEOPLE_DELAY_MS = 250

const isComplete = ({ bizTypeId, range }: RecordFilters): boolean => bizTypeId !== null && range !== null

const FilteredRecords = lazyPart<FilteredRecordsProps>(async () => ({
  Page: (await import(/* webpackChunkName: "on-demand-records-filtered" */ './FilteredRecords.tsx'))
    .FilteredRecords,
}))

/** A phone's. */
const RecordCard = lazyPart<{ record: quality.ViolationRecord }>(async () => ({
  Page: (await import(/* webpackChunkName: "on-demand-records-card" */ './RecordCard.tsx')).RecordCard,
}))

/** The hits of quality rules one by one, each with its session (VIOL-001). */
export function RecordPage() {
  const { formatMessage, locale } = useIntl()
  const { timezone } = useHost()
  const isMobile = useIsMobile()
  const list = useRecordList()
  const { search, setSearch, paging, filters, isReady } = list
  const filter = isReady ? toRecordFilter(filters, timezone) : null
  const hasOrder = useHasListOptions()
  const records = useViolationRecords(
    filter && {
      ...filter,
      ...(hasOrder && { order: search.order }),
      pageNum: paging.page,
      pageSize: paging.pageSize,
    },
  )
  const sorted = {
    order: search.order,
    onOrder: (order: quality.RecordOrder) => setSearch({ order, page: 1 }),
  }
  const { columns, settings } = useColumnSettings(
    'violation-records',
    useRecordColumns(hasOrder ? sorted : null),
  )
  const { instead, states } = useRecordStates({ list, query: records })
  return (
    <ListPage
      list={list}
      query={records}
      toRowPage={toRowPage}
      label={formatMessage({ id: 'records.list' })}
      noPermission={<NoAccess page={formatMessage({ id: 'records.page' })} />}
      band={renderBand}
      formatCount={({ total, isCapped = false }) =>
        formatMessage({ id: 'records.count' }, { text: countText(total, isCapped, locale), count: total })
      }
      tools={
        <>
          {!isMobile && settings}
          <ExportMenu filters={filters} isEmpty={records.data?.total === 0} />
        </>
      }
      columns={columns}
      rowKey={({ idmId }) => idmId}
      isCompact
      mobileCard={renderCard}
      instead={instead}
      states={states}
    />
  )
}

function renderBand(band: BandProps<RecordFilters>) {
  return <RecordBand {...band} />
}

function renderCard(record: quality.ViolationRecord) {
  return <RecordCard record={record} />
}

function toRowPage({ tableData, total, totalIsCapped }: RecordsAnswer): RowPage<quality.ViolationRecord> {
  return { rows: tableData, total, isCapped: totalIsCapped }
}

/** Replaces rows that are missing: why there are none, and what to do about it (VIOL-002, VIOL-Q12). */
function useRecordStates({ list, query }: FilteredRecordsProps): {
  instead: ReactNode
  states: ListStates
} {
  const { formatMessage } = useIntl()
  const missing =
    list.filters.bizTypeId === null ? (
      <NoBusiness title={formatMessage({ id: 'records.noBusiness' })}>
        {formatMessage({ id: 'records.noBusiness.text' })}
      </NoBusiness>
    ) : list.filters.range === null ? (
      <EmptyText textId="records.noDays" />
    ) : undefined
  return {
    instead: list.isReady ? missing : undefined,
    states: {
      failed: formatMessage({ id: 'records.failed' }),
      preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
      filteredEmpty: <FilteredRecords list={list} query={query} />,
      empty: <EmptyText textId="records.none" />,
    },
  }
}

/** Filters of the list. Inquire applies them; emptying business or days drops the rows at once (VIOL-Q12). */
function RecordBand(props: BandProps<RecordFilters>) {
  const { formatMessage } = useIntl()
  const { draft, setDraft, band } = useBandDraft(props)
  const { bizTypeId, range, orgIds, userIds, ruleId, ruleLevel, source, handling, review, sessionId } = draft
  const problem = useRangeProblem(range)
  const change = (next: RecordFilters) => {
    setDraft(next)
    if (isComplete(draft) && !isComplete(next)) props.onInquire(next)
  }
  const edit = (changes: Partial<RecordFilters>) => change({ ...draft, ...changes })
  return (
    <QueryBand {...band} canInquire={isComplete(draft) && problem === undefined}>
      <BusinessSelect
        label={formatMessage({ id: 'records.business' })}
        placeholder={formatMessage({ id: 'records.choose' })}
        value={bizTypeId}
        width={210}
        onChange={(id) => change(withBusiness(draft, id))}
      />
      <RangePresets value={range} onChange={(days) => edit({ range: days })} />
      <RangePicker value={range} problem={problem} onChange={(days) => edit({ range: days })} />
      <OrganisationsSelect value={orgIds} onChange={(ids) => edit({ orgIds: ids })} />
      <SessionPeopleSelect
        label={formatMessage({ id: 'records.seat' })}
        value={userIds}
        width={190}
        delayMs={PEOPLE_DELAY_MS}
        onChange={(ids) => edit({ userIds: ids })}
      />
      <RuleSelect business={bizTypeId} value={ruleId} onChange={(id) => edit({ ruleId: id })} />
      <NumberSelect
        name="level"
        words="ui.level"
        values={LEVELS}
        value={ruleLevel}
        onChange={(value) => edit({ ruleLevel: value })}
      />
      <NumberSelect
        name="source"
        values={SOURCES}
        value={source}
        onChange={(value) => edit({ source: value })}
      />
      <NumberSelect
        name="handling"
        values={HANDLINGS}
        value={handling}
        onChange={(value) => edit({ handling: value })}
      />
      <ReviewSelect value={review} onChange={(value) => edit({ review: value })} />
      <SessionInput value={sessionId} onChange={(id) => edit({ sessionId: id })} />
    </QueryBand>
  )
}

type ReviewSelectProps = {
  value: RecordFilters['review']
  onChange: (review: RecordFilters['review']) => void
}

/** With a platform that says what became of reviews. */
function ReviewSelect(props: ReviewSelectProps) {
  return useHasListOptions() && <NumberSelect name="review" values={REVIEWS} {...props} />
}
