import { type DataOf, voiceprint } from '@console/contracts'
import {
  ExportButton,
  NoAccess,
  DayFilter,
  OrganizationSelect,
  useOrganizationOptions,
} from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { countText, BandSearch, BandSelect, QueryBand, EmptyState } from '@console/ui'
import {
  ListPage,
  useListSearch,
  type BandProps,
  type RowPage,
  useBandDraft,
  FilteredEmpty,
} from '@console/ui/list-page'
import { RowCard } from '@console/ui/row'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { CHECK_RESULTS } from '../../components/status-texts.ts'
import { useRemoval } from '../../components/use-removal.ts'
import { voiceLength, voiceTime } from '../../components/voice-figures.ts'
import { matchedAt } from '../../model/matched-at.ts'
import { useChecks, CHECK_CHANGES, useRemoveCheck, useCheckCount } from '../../queries/checks.ts'
import { CheckReason } from './CheckReason.tsx'
import { CheckResult } from './CheckResult.tsx'
import {
  recordList,
  toCheckFilter,
  toCheckQuery,
  type RecordFilters,
  type RecordList,
  CHECK_STATUSES,
} from './record.search.ts'
import { RecordActions, type RecordActionsProps } from './RecordActions.tsx'
import { RecordDialogs, type OpenRecord } from './RecordDialogs.tsx'
import { useRecordColumns } from './use-record-columns.tsx'

const NAME_WIDTH = 168

type CheckRecord = voiceprint.CheckRecord

/** Checks of voices against the stored samples (VOICE-034..052). */
export function RecordPage() {
  const { formatMessage, locale } = useIntl()
  const list = useListSearch(recordList)
  const { filters } = list
  const checks = useChecks(toCheckQuery(list))
  const [open, setOpen] = useState<OpenRecord | null>(null)
  const removal = useRecordRemoval(list, checks.data?.list.length ?? 0)
  const actions = {
    ...removal,
    onOpen: (dialog: OpenRecord['dialog'], record: CheckRecord) => setOpen({ dialog, record }),
  }
  const columns = useRecordColumns(actions)
  const states = useRecordStates({
    filters,
    onFilters: (next) => list.inquire(next, checks),
    onReset: () => list.reset(checks),
  })
  const renderCard = (record: CheckRecord) => <RecordCard record={record} {...actions} />
  const reload = async (id: number) => {
    const { data } = await checks.refetch()
    return data?.list.find(({ taskId }) => taskId === id)
  }
  return (
    <ListPage
      list={list}
      query={checks}
      toRowPage={toRowPage}
      label={formatMessage({ id: 'voice.record.page' })}
      noPermission={<NoAccess page={formatMessage({ id: 'voice.record.page' })} />}
      band={renderBand}
      formatCount={({ total, isCapped = false }) =>
        formatMessage(
          { id: 'voice.record.count' },
          { count: total, text: countText(total, isCapped, locale) },
        )
      }
      tools={
        <ExportButton
          request={{ kind: 'voiceChecks', filter: toCheckFilter(filters) }}
          label={formatMessage({ id: 'voice.export' })}
          isDisabled={checks.data?.count === 0}
        />
      }
      columns={columns}
      isCompact
      rowKey={({ taskId }) => taskId}
      mobileCard={renderCard}
      states={states}
    >
      {open !== null && <RecordDialogs open={open} reload={reload} onClose={() => setOpen(null)} />}
    </ListPage>
  )
}

function renderBand(band: BandProps<RecordFilters>) {
  return <RecordBand {...band} />
}

function toRowPage({ list, count, countIsCapped }: DataOf<typeof voiceprint.checks>): RowPage<CheckRecord> {
  return { rows: list, total: count, isCapped: countIsCapped }
}

/** Deletes a row of this list, after a confirmation that names it. */
function useRecordRemoval({ paging, setSearch }: RecordList, rowCount: number) {
  const { formatMessage } = useIntl()
  const removing = useRemoveCheck()
  const { busyId, remove } = useRemoval({
    send: removing.mutateAsync,
    changes: CHECK_CHANGES,
    page: paging.page,
    rowCount,
    onPage: (page) => setSearch({ page }, { replace: true }),
  })
  return {
    busyId,
    onDelete: ({ taskId, name }: voiceprint.CheckRecord) =>
      remove(taskId, {
        title: formatMessage({ id: 'voice.record.delete.title' }),
        content: formatMessage({ id: 'voice.record.delete.text' }, { id: taskId, name }),
      }),
  }
}

/** A check record on a phone. */
function RecordCard(props: RecordActionsProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { record } = props
  const { taskId, name, orgName, duration, sessionAt, createAt, checkTime } = record
  return (
    <RowCard
      name={name}
      status={<CheckResult record={record} />}
      note={<CheckReason record={record} />}
      facts={[
        [`#${taskId}`, orgName, voiceLength(duration)].join(' · '),
        `${formatMessage({ id: 'voice.sessionAt' })} ${voiceTime(sessionAt, timezone)}`,
        `${formatMessage({ id: 'voice.corpusAt' })} ${voiceTime(matchedAt(record), timezone)}`,
        `${formatMessage({ id: 'voice.createAt' })} ${voiceTime(createAt, timezone)}`,
        `${formatMessage({ id: 'voice.checkTime' })} ${voiceTime(checkTime, timezone)}`,
      ]}
      actions={<RecordActions {...props} />}
    />
  )
}

/** The filters of the check records; nothing is sent before Inquire. */
function RecordBand(props: BandProps<RecordFilters>) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { draft, edit, band } = useBandDraft(props)
  return (
    <QueryBand
      {...band}
      search={
        <BandSearch
          label={formatMessage({ id: 'voice.user' })}
          width={NAME_WIDTH}
          value={draft.search}
          onChange={(search) => edit({ search })}
        />
      }
    >
      <OrganizationSelect
        label={formatMessage({ id: 'voice.organization' })}
        value={draft.orgId}
        onChange={(orgId) => edit({ orgId })}
      />
      <DayFilter
        label={formatMessage({ id: 'voice.date' })}
        value={draft.date}
        zone={timezone}
        onChange={(date) => edit({ date })}
      />
      <DayFilter
        label={formatMessage({ id: 'voice.checkDate' })}
        value={draft.checkDate}
        zone={timezone}
        onChange={(checkDate) => edit({ checkDate })}
      />
      <BandSelect
        label={formatMessage({ id: 'voice.result' })}
        width={176}
        value={draft.status === voiceprint.ANY_STATUS ? null : draft.status}
        options={CHECK_STATUSES.map((status) => ({
          value: status,
          label: formatMessage({ id: CHECK_RESULTS[status].id }),
        }))}
        onChange={(status) => edit({ status: status ?? voiceprint.ANY_STATUS })}
      />
    </QueryBand>
  )
}

type FilteredProps = {
  filters: RecordFilters
  onFilters: (filters: RecordFilters) => void
  onReset: () => void
}

/** States that replace the rows. */
function useRecordStates(filtered: FilteredProps) {
  const { formatMessage } = useIntl()
  return {
    failed: formatMessage({ id: 'voice.record.failed' }),
    preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
    empty: (
      <EmptyState title={formatMessage({ id: 'voice.record.none' })}>
        {formatMessage({ id: 'voice.record.none.text' })}
      </EmptyState>
    ),
    filteredEmpty: <FilteredRecords {...filtered} />,
  }
}

/** No record fits the filters. */
function FilteredRecords({ filters, onFilters, onReset }: FilteredProps) {
  const { formatMessage } = useIntl()
  const hidden = useCheckCount().data
  const organizations = useOrganizationOptions()
  const { search, orgId, date, checkDate, status } = filters
  return (
    <FilteredEmpty
      title={formatMessage({ id: 'voice.record.noneFound' })}
      hidden={hidden && { total: hidden.count, isCapped: hidden.countIsCapped }}
      shown={[
        {
          key: 'user',
          name: formatMessage({ id: 'voice.user' }),
          value: search,
          without: { ...filters, search: null },
        },
        {
          key: 'organization',
          name: formatMessage({ id: 'voice.organization' }),
          value: orgId === null ? null : (organizations.nameOf(orgId)?.trim() ?? String(orgId)),
          without: { ...filters, orgId: null },
        },
        {
          key: 'date',
          name: formatMessage({ id: 'voice.date' }),
          value: date,
          without: { ...filters, date: null },
        },
        {
          key: 'checkDate',
          name: formatMessage({ id: 'voice.checkDate' }),
          value: checkDate,
          without: { ...filters, checkDate: null },
        },
        {
          key: 'status',
          name: formatMessage({ id: 'voice.result' }),
          value: status === voiceprint.ANY_STATUS ? null : formatMessage({ id: CHECK_RESULTS[status].id }),
          without: { ...filters, status: voiceprint.ANY_STATUS },
        },
      ]}
      onFilters={onFilters}
      onReset={onReset}
    />
  )
}
