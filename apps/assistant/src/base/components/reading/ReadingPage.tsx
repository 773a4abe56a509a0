import type { ListQuery } from '@console/ui/list-page'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { WorkListPage } from '../WorkListPage.tsx'
import { pageOfRecords, type RecordPage } from './page-of-rows.ts'
import type { ReadingSearch } from './reading-search.tsx'
import { useReadingStates } from './use-reading-states.tsx'
import { useRecordColumns, type RecordColumnsProps } from './use-record-columns.tsx'

type ReadingPageProps<Row extends object> = RecordColumnsProps<Row> & {
  answer: ListQuery<RecordPage<Row>>
  search: ReadingSearch
  rowKey: (row: Row) => string | number
  /** The data shown is stale: greyed out but readable. */
  isStale?: boolean
  /** The primary action. */
  action?: ReactNode
  /** Replaces the text `.about` beside the count. */
  about?: string
  /** Between the filters and the table. */
  summary?: ReactNode
  /** Beside the count, such as freshness. */
  tools?: ReactNode
  /** Dialogs of the page. */
  children?: ReactNode
}

/**
 * A page that reads a list: days and filters, a table with its pages. Texts: `.title`, `.about`, `.count` ({count}),
 * `.failed`, `.empty`, `.emptyText`, and those of columns and filters.
 */
export function ReadingPage<Row extends object>(props: ReadingPageProps<Row>) {
  const { texts, columns, renderActions, answer, search, ...page } = props
  const { formatMessage } = useIntl()
  const records = useRecordColumns({ texts, columns, renderActions })
  return (
    <WorkListPage
      about={formatMessage({ id: `${texts}.about` })}
      {...page}
      {...records}
      title={formatMessage({ id: `${texts}.title` })}
      {...search.band}
      list={search.list}
      query={answer}
      toRowPage={pageOfRecords}
      formatCount={({ total }) => formatMessage({ id: `${texts}.count` }, { count: total })}
      states={useReadingStates(texts)}
    />
  )
}
