import type { UseQueryResult } from '@tanstack/react-query'
import { EmptyState, ErrorState } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import styles from '../managed-list/ManagedListPage.module.css'
import { READING_PAGE_SIZE, type ReadingSearch } from './reading-search.ts'
import { RecordTable, type RecordTableProps } from './RecordTable.tsx'

export type ReadingTableProps<Row extends object> = Pick<
  RecordTableProps<Row>,
  'columns' | 'rowKey' | 'renderActions'
> & {
  /** Prefix of its message ids: `.title`, `.count` ({count}), `.failed`, `.empty`, `.emptyText`, and those of columns. */
  texts: string
  answer: UseQueryResult<{ records: Row[]; total: number }>
  /** With removable filters, an empty table offers to reset them. */
  search: Pick<ReadingSearch, 'page' | 'setPage'> & Partial<Pick<ReadingSearch, 'isChanged' | 'reset'>>
}

/** Paged rows with their count, or the state shown instead. */
export function ReadingTable<Row extends object>({
  texts,
  answer,
  search,
  ...table
}: ReadingTableProps<Row>) {
  const { formatMessage } = useIntl()
  const { data } = answer
  const rows = data?.records ?? []
  const isReady = data !== undefined || answer.isError
  return (
    <section>
      <p className={styles['count']} role="status">
        {data !== undefined && formatMessage({ id: `${texts}.count` }, { count: data.total })}
      </p>
      <RecordTable
        {...table}
        texts={texts}
        label={formatMessage({ id: `${texts}.title` })}
        rows={rows}
        isLoading={!isReady}
        isRefreshing={answer.isPlaceholderData}
        {...(isReady && rows.length === 0 ? { state: <State {...{ texts, answer, search }} /> } : {})}
        paging={{ page: search.page, pageSize: READING_PAGE_SIZE, total: data?.total ?? 0 }}
        onPage={search.setPage}
      />
    </section>
  )
}

function State({ texts, answer, search }: Pick<ReadingTableProps<object>, 'texts' | 'answer' | 'search'>) {
  const { formatMessage } = useIntl()
  if (answer.data === undefined) {
    return (
      <ErrorState
        title={formatMessage({ id: `${texts}.failed` })}
        error={answer.error ?? { message: '' }}
        onRetry={() => void answer.refetch()}
      />
    )
  }
  if (answer.data.total > 0) {
    return (
      <EmptyState
        title={formatMessage({ id: 'managed.pageEmpty' })}
        action={
          <Button onClick={() => search.setPage(1)}>{formatMessage({ id: 'managed.firstPage' })}</Button>
        }
      />
    )
  }
  const reset =
    search.isChanged === true ? (
      <Button onClick={search.reset}>{formatMessage({ id: 'ui.reset' })}</Button>
    ) : undefined
  return (
    <EmptyState title={formatMessage({ id: `${texts}.empty` })} action={reset}>
      {formatMessage({ id: `${texts}.emptyText` })}
    </EmptyState>
  )
}
