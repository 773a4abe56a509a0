import type { DataOf, sessionRecord } from '@console/contracts'
import { useListSearch, type BandProps, type RowPage } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { WorkListPage } from '../../../base/components/WorkListPage.tsx'
import { useRecordings, type Recording } from '../../queries/recordings.ts'
import { recordingList, type RecordingFilters } from './offline-recording.search.ts'
import styles from './OfflineRecordingPage.module.css'
import { RecordingBand } from './RecordingBand.tsx'
import { RecordingCard } from './RecordingCard.tsx'
import { useRecordingColumns } from './use-recording-columns.ts'
import { useRecordingStates } from './use-recording-states.tsx'

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
      summary={<p className={styles['note']}>{formatMessage({ id: 'offline.noAudio' })}</p>}
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
