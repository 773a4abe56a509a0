import type { annotation, DataOf } from '@console/contracts'
import { EmptyState, ErrorState } from '@console/ui'
import { useIntl } from 'react-intl'
import { Figures } from '../../../base/components/Figures.tsx'
import listStyles from '../../../base/components/managed-list/ManagedListPage.module.css'
import { ReadingBand } from '../../../base/components/reading/ReadingBand.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { RecordTable } from '../../../base/components/reading/RecordTable.tsx'
import { MalformedNote } from '../../../base/components/MalformedNote.tsx'
import { isRefused, PageRefusal } from '../../../base/components/PageRefusal.tsx'
import { Part } from '../../../base/components/Part.tsx'
import { Parts } from '../../../base/components/Parts.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { useAnnotationStatistic } from '../../queries/annotations.ts'

type Statistic = DataOf<typeof annotation.statistic>

const PERSON_COLUMNS: readonly RecordColumn<Statistic['people'][number]>[] = [
  { key: 'person', render: ({ name }) => name },
  { key: 'finished', render: ({ finished }) => finished, isNumber: true },
  { key: 'tags', render: ({ tags }) => tags, isNumber: true },
]
const TAG_COLUMNS: readonly RecordColumn<Statistic['tags'][number]>[] = [
  { key: 'tag', render: ({ name }) => name },
  { key: 'sessions', render: ({ sessions }) => sessions, isNumber: true },
]

/** The annotations of some days, by person and by tag. */
export function AnnotationStatisticPage() {
  const { formatMessage, formatNumber } = useIntl()
  const search = useReadingSearch()
  const answer = useAnnotationStatistic(search.days)
  const { data, error } = answer
  const title = formatMessage({ id: 'annotation.statistic.title' })
  if (isRefused(error)) return <PageRefusal title={title} />
  const state =
    error !== null ? (
      <ErrorState
        title={formatMessage({ id: 'annotation.statistic.failed' })}
        error={error}
        onRetry={() => void answer.refetch()}
      />
    ) : data !== undefined && data.finished === 0 ? (
      <EmptyState title={formatMessage({ id: 'annotation.statistic.empty' })} />
    ) : undefined
  const table = {
    isLoading: answer.isLoading,
    isRefreshing: answer.isPlaceholderData,
    texts: 'annotation.statistic',
  }
  return (
    <WorkPage title={title}>
      <MalformedNote names={search.malformed} />
      <p className={listStyles['about']}>{formatMessage({ id: 'annotation.statistic.about' })}</p>
      <ReadingBand
        key={JSON.stringify(search.range)}
        texts="annotation.statistic"
        search={search}
        hasRange
        isBusy={answer.isLoading || answer.isPlaceholderData}
        onRepeat={() => void answer.refetch()}
      />
      {data !== undefined && (
        <Figures
          label={title}
          figures={[
            {
              key: 'finished',
              name: formatMessage({ id: 'annotation.statistic.finished' }),
              value: formatNumber(data.finished),
            },
          ]}
        />
      )}
      <Parts>
        <Part title={formatMessage({ id: 'annotation.statistic.byPerson' })}>
          <RecordTable<Statistic['people'][number]>
            {...table}
            label={formatMessage({ id: 'annotation.statistic.byPerson' })}
            rows={data?.people ?? []}
            rowKey={({ id }) => id}
            {...(state === undefined ? {} : { state })}
            columns={PERSON_COLUMNS}
          />
        </Part>
        {state === undefined && (
          <Part title={formatMessage({ id: 'annotation.statistic.byTag' })}>
            <RecordTable<Statistic['tags'][number]>
              {...table}
              label={formatMessage({ id: 'annotation.statistic.byTag' })}
              rows={data?.tags ?? []}
              rowKey={({ id }) => id}
              columns={TAG_COLUMNS}
            />
          </Part>
        )}
      </Parts>
    </WorkPage>
  )
}
