import { type DataOf, type sessionRecord, DEFAULT_PAGE_SIZE, MAX_PAGE } from '@console/contracts'
import { SessionBusinessSelect } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import {
  formatTime,
  type DataColumn,
  BandDay,
  QueryBand,
  EmptyState,
  dayField,
  idField,
  type SearchOf,
} from '@console/ui'
import {
  useListSearch,
  type BandProps,
  type RowPage,
  useBandDraft,
  FilteredEmpty,
  type ListStates,
  pageField,
  sizeField,
  type ListDefinition,
} from '@console/ui/list-page'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { WorkListPage } from '../../../base/components/WorkListPage.tsx'
import { isUnknown, UnknownFilter } from '../../components/UnknownFilter.tsx'
import { useBusinessFilter } from '../../components/use-business-filter.ts'
import { useRecordings, type Recording } from '../../queries/recordings.ts'

export { texts } from './texts.ts'

/** The whole view in the address: filters and page. */
const shape = {
  date: dayField(),
  bizId: idField(),
  page: pageField(MAX_PAGE),
  size: sizeField(DEFAULT_PAGE_SIZE),
  /** Comes with every link of the console (FRAME-006). */
  business_type_id: idField(),
}

const recordingList: ListDefinition<typeof shape, RecordingFilters> = {
  shape,
  toFilters: ({ date, bizId }) => ({ date, bizId }),
  toSearch: (filters) => filters,
  contextFields: ['business_type_id'],
  pageSize: DEFAULT_PAGE_SIZE,
}

/** Recordings that were submitted after the calls, of one day or of all (FRAME-005, FRAME-012). */
export function OfflineRecordingPage() {
  const { formatMessage } = useIntl()
  const list = useListSearch(recordingList)
  const { filters, paging } = list
  const { date, bizId } = filters
  const recordings = useRecordings({
    pageIndex: paging.page,
    pageSize: paging.pageSize,
    ...(date === null ? {} : { date }),
    ...(bizId === null ? {} : { bizId }),
  })
  const columns = useRecordingColumns()
  const states = useRecordingStates({
    filters,
    error: recordings.error,
    onFilters: (next) => list.inquire(next, recordings),
    onReset: () => list.reset(recordings),
  })
  return (
    <WorkListPage
      title={formatMessage({ id: 'offline.title' })}
      list={list}
      query={recordings}
      toRowPage={toRowPage}
      band={renderBand}
      summary={<p className="ui-no-margin ui-size-13 ui-muted">{formatMessage({ id: 'offline.noAudio' })}</p>}
      columns={columns}
      rowKey={({ audioId }) => audioId}
      mobileCard={renderCard}
      states={states}
    />
  )
}

function renderBand(band: BandProps<RecordingFilters>) {
  return <RecordingBand {...band} />
}

function renderCard(recording: Recording) {
  return <RecordingCard recording={recording} />
}

function toRowPage(answer: DataOf<typeof sessionRecord.recordings>): RowPage<Recording> {
  return { rows: answer.recordings, total: answer.total }
}

/** A recording as a card on a phone. */
function RecordingCard({ recording }: { recording: Recording }) {
  const { timezone } = useHost()
  const { audioId, businessName, recordedAt, skillSeconds } = recording
  return (
    <div className="ui-stack ui-gap-6 ui-pad-12-16">
      <strong>{audioId}</strong>
      <span>
        {businessName} · {durationText(skillSeconds)}
      </span>
      <span className="ui-no-margin ui-size-13 ui-muted">{formatTime(recordedAt, timezone)}</span>
    </div>
  )
}

function useRecordingColumns(): DataColumn<Recording>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return [
    {
      key: 'recordedAt',
      title: formatMessage({ id: 'offline.recordedAt' }),
      render: (_, { recordedAt }) => formatTime(recordedAt, timezone),
    },
    { key: 'audioId', title: formatMessage({ id: 'offline.recording' }), dataIndex: 'audioId' },
    { key: 'businessName', title: formatMessage({ id: 'sessions.business' }), dataIndex: 'businessName' },
    {
      key: 'skillSeconds',
      title: formatMessage({ id: 'offline.length' }),
      align: 'right',
      render: (_, { skillSeconds }) => durationText(skillSeconds),
    },
  ]
}

/** The filters of the recordings; nothing is requested before Inquire. */
function RecordingBand(props: BandProps<RecordingFilters>) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { draft, edit, band } = useBandDraft(props)
  return (
    <QueryBand {...band}>
      <BandDay
        label={formatMessage({ id: 'offline.day' })}
        value={draft.date}
        zone={timezone}
        onChange={(date) => edit({ date })}
      />
      <SessionBusinessSelect
        label={formatMessage({ id: 'sessions.business' })}
        value={draft.bizId}
        onChange={(bizId) => edit({ bizId })}
      />
    </QueryBand>
  )
}

type RecordingStatesProps = {
  filters: RecordingFilters
  error: Error | null
  onFilters: (filters: RecordingFilters) => void
  onReset: () => void
}

/** The states shown instead of rows: why there are none, and what to do about it. */
function useRecordingStates({ filters, error, onFilters, onReset }: RecordingStatesProps): ListStates {
  const { formatMessage } = useIntl()
  const business = useBusinessFilter(filters.bizId)
  const { date } = filters
  return {
    failed: formatMessage({ id: 'offline.failed' }),
    preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
    failure: isUnknown(error) ? <UnknownFilter error={error} onReset={onReset} /> : undefined,
    empty: (
      <EmptyState title={formatMessage({ id: 'offline.empty' })}>
        {formatMessage({ id: 'offline.empty.text' })}
      </EmptyState>
    ),
    filteredEmpty: (
      <FilteredEmpty
        title={formatMessage({ id: date === null ? 'offline.empty' : 'offline.emptyDay' })}
        hidden={undefined}
        shown={[
          {
            key: 'date',
            name: formatMessage({ id: 'offline.day' }),
            value: date,
            without: { ...filters, date: null },
          },
          { ...business, without: { ...filters, bizId: null } },
        ]}
        onFilters={onFilters}
        onReset={onReset}
      />
    ),
  }
}

type RecordingFilters = Pick<SearchOf<typeof shape>, 'date' | 'bizId'>
