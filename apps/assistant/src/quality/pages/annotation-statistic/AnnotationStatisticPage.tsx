import type { annotation, DataOf } from '@console/contracts'
import { EmptyState, isForbidden } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { toBandProps } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { Part, Parts } from '../../../base/components/page-parts.tsx'
import { PageRefusal } from '../../../base/components/PageRefusal.tsx'
import { allRows } from '../../../base/components/reading/page-of-rows.ts'
import { useReadingSearch } from '../../../base/components/reading/reading-search.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { RecordTable } from '../../../base/components/reading/RecordTable.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { useAnnotationStatistic } from '../../queries/annotations.ts'

export { texts } from '../../annotation-texts.ts'

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
  const { formatMessage } = useIntl()
  const search = useReadingSearch('annotation.statistic', { hasRange: true })
  const answer = useAnnotationStatistic(search.days)
  const { data, error } = answer
  const title = formatMessage({ id: 'annotation.statistic.title' })
  if (isForbidden(error)) return <PageRefusal title={title} />
  const { list } = search
  const table = {
    query: answer,
    texts: 'annotation.statistic',
    states: {
      failed: formatMessage({ id: 'annotation.statistic.failed' }),
      empty: <EmptyState title={formatMessage({ id: 'annotation.statistic.empty' })} />,
    },
  }
  return (
    <WorkPage
      title={title}
      about={
        data === undefined
          ? formatMessage({ id: 'annotation.statistic.about' })
          : formatMessage({ id: 'annotation.statistic.finishedIn' }, { count: data.finished })
      }
      band={search.renderBand(toBandProps(list, answer))}
    >
      <AddressNotice problems={list.problems} onClear={list.cleanAddress} />
      <Parts>
        <Part title={formatMessage({ id: 'annotation.statistic.byPerson' })}>
          <RecordTable
            {...table}
            label={formatMessage({ id: 'annotation.statistic.byPerson' })}
            toRowPage={({ people }) => allRows(people)}
            rowKey={({ id }) => id}
            columns={PERSON_COLUMNS}
          />
        </Part>
        {error === null && data?.finished !== 0 && (
          <Part title={formatMessage({ id: 'annotation.statistic.byTag' })}>
            <RecordTable
              {...table}
              label={formatMessage({ id: 'annotation.statistic.byTag' })}
              toRowPage={({ tags }) => allRows(tags)}
              rowKey={({ id }) => id}
              columns={TAG_COLUMNS}
            />
          </Part>
        )}
      </Parts>
    </WorkPage>
  )
}
