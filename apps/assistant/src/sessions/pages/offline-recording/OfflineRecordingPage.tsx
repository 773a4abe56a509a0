import { BandSelect, DataTable, dayField, idField, intField, QueryBand, useUrlSearch } from '@console/ui'
import { useFilterDraft } from '@console/ui/filter-draft'
import { useIntl } from 'react-intl'
import { BandDay } from '../../components/BandDay.tsx'
import { ListState } from '../../components/ListState.tsx'
import { MalformedNote } from '../../../base/components/MalformedNote.tsx'
import { isRefused, PageRefusal } from '../../../base/components/PageRefusal.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { useRecordings, type Recording } from '../../queries/recordings.ts'
import { useSessionNames } from '../../queries/sessions.ts'
import styles from './OfflineRecordingPage.module.css'
import { RecordingCard } from './RecordingCard.tsx'
import { useRecordingColumns } from './use-recording-columns.ts'

/** The server counts pages up to here. */
const MAX_PAGE = 1000
const PAGE_SIZE = 10

const recordingSearch = {
  date: dayField(),
  bizId: idField(),
  page: intField({ fallback: 1, min: 1, max: MAX_PAGE }),
}

/** Recordings that were submitted after the calls, of one day or of all (FRAME-005, FRAME-012). */
export function OfflineRecordingPage() {
  const { formatMessage } = useIntl()
  const { search, problems, setSearch, resetSearch } = useUrlSearch(recordingSearch)
  const { date, bizId, page } = search
  const recordings = useRecordings({
    pageIndex: page,
    pageSize: PAGE_SIZE,
    ...(date === null ? {} : { date }),
    ...(bizId === null ? {} : { bizId }),
  })
  const names = useSessionNames(null)
  const { draft, setDraft } = useFilterDraft({ date, bizId })
  const columns = useRecordingColumns()
  const title = formatMessage({ id: 'offline.title' })
  if (isRefused(recordings.error)) return <PageRefusal title={title} />
  const rows = recordings.data?.recordings ?? []
  const cardOf = (recording: Recording) => <RecordingCard recording={recording} />
  return (
    <WorkPage title={title}>
      <MalformedNote names={problems.map(({ name }) => name)} />
      <QueryBand
        isBusy={recordings.isFetching}
        filterCount={[date, bizId].filter((value) => value !== null).length}
        onInquire={() => setSearch({ ...draft, page: 1 })}
        onReset={resetSearch}
      >
        <BandDay
          label={formatMessage({ id: 'offline.day' })}
          value={draft.date}
          onChange={(chosen) => setDraft({ ...draft, date: chosen })}
        />
        <BandSelect
          label={formatMessage({ id: 'sessions.business' })}
          value={draft.bizId}
          options={names.data?.businesses.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          onChange={(chosen) => setDraft({ ...draft, bizId: chosen })}
          isLoading={names.isLoading}
          error={names.error === null ? undefined : formatMessage({ id: 'sessions.optionsFailed' })}
        />
      </QueryBand>
      <p className={styles['note']}>{formatMessage({ id: 'offline.noAudio' })}</p>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ audioId }) => audioId}
        isLoading={recordings.isPending}
        isRefreshing={recordings.isPlaceholderData}
        {...(rows.length === 0 && !recordings.isPending
          ? {
              state: (
                <ListState
                  query={recordings}
                  total={recordings.data?.total}
                  failed={formatMessage({ id: 'offline.failed' })}
                  empty={formatMessage({ id: date === null ? 'offline.empty' : 'offline.emptyDay' })}
                  hint={formatMessage({ id: 'offline.empty.text' })}
                  onReset={resetSearch}
                />
              ),
            }
          : {})}
        paging={{ page, pageSize: PAGE_SIZE, total: recordings.data?.total ?? 0 }}
        onPage={(next) => setSearch({ page: next })}
        mobileCard={cardOf}
      />
    </WorkPage>
  )
}
