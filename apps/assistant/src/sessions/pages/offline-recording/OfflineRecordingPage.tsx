import { type DataOf, type sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { BandDay, type DataColumn, dayField, EmptyState, formatTime, idField } from '@console/ui'
import {
  defineList,
  type Filter,
  type FilterControl,
  type RowPage,
  useListSearch,
} from '@console/ui/list-page'
import { ShortTime } from '@console/ui/row'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { WorkListPage } from '../../../base/components/WorkListPage.tsx'
import { sessionBusinessFilter } from '../../components/session-business-filter.tsx'
import { isUnknown, UnknownFilter } from '../../components/UnknownFilter.tsx'
import { type Recording, useRecordings } from '../../queries/recordings.ts'

export { texts } from './texts.ts'

const date: Filter<string | null> = {
  label: 'offline.day',
  field: dayField(),
  render: ({ label, value, onChange }) => <Day label={label} value={value} onChange={onChange} />,
}

function Day(props: Pick<FilterControl<string | null>, 'label' | 'value' | 'onChange'>) {
  const { timezone } = useHost()
  return <BandDay {...props} zone={timezone} />
}

const recordingList = defineList({
  filters: { date, bizId: sessionBusinessFilter },
  /** A parameter of every link of the console (FRAME-006). */
  beside: { business_type_id: idField() },
  contextFields: ['business_type_id'],
})

/** Recordings that were submitted after the calls, of one day or of all (FRAME-005, FRAME-012). */
export function OfflineRecordingPage() {
  const { formatMessage } = useIntl()
  const list = useListSearch(recordingList)
  const { filters, paging } = list
  const recordings = useRecordings({
    pageIndex: paging.page,
    pageSize: paging.pageSize,
    ...(filters.date === null ? {} : { date: filters.date }),
    ...(filters.bizId === null ? {} : { bizId: filters.bizId }),
  })
  const columns = useRecordingColumns()
  const { error } = recordings
  return (
    <WorkListPage
      title={formatMessage({ id: 'offline.title' })}
      list={list}
      query={recordings}
      toRowPage={toRowPage}
      formatCount={({ total }) => formatMessage({ id: 'offline.count' }, { count: total })}
      about={formatMessage({ id: 'offline.noAudio' })}
      columns={columns}
      rowKey={({ audioId }) => audioId}
      mobileCard={renderCard}
      states={{
        failed: formatMessage({ id: 'offline.failed' }),
        failure: isUnknown(error) ? (
          <UnknownFilter error={error} onReset={() => list.reset(recordings)} />
        ) : undefined,
        empty: (
          <EmptyState title={formatMessage({ id: 'offline.empty' })}>
            {formatMessage({ id: 'offline.empty.text' })}
          </EmptyState>
        ),
      }}
      filteredTitle={formatMessage({ id: filters.date === null ? 'offline.empty' : 'offline.emptyDay' })}
    />
  )
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
      width: 184,
      render: (_, { recordedAt }) => <ShortTime text={formatTime(recordedAt, timezone)} />,
    },
    { key: 'audioId', title: formatMessage({ id: 'offline.recording' }), dataIndex: 'audioId' },
    {
      key: 'businessName',
      title: formatMessage({ id: 'sessions.business' }),
      width: 240,
      dataIndex: 'businessName',
    },
    {
      key: 'skillSeconds',
      title: formatMessage({ id: 'offline.length' }),
      align: 'right',
      width: 136,
      render: (_, { skillSeconds }) => durationText(skillSeconds),
    },
  ]
}
