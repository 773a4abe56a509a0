import { countText, DataTable, type DataColumn } from '@console/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ListFilters } from './list-search.ts'
import styles from './List.module.css'

/** A list of projects and where it stands. */
export type ListProps<Answer, Filters extends ListFilters> = {
  projects: UseQueryResult<Answer>
  page: number
  pageSize: number
  filters: Filters
  onFilters: (filters: Filters) => void
  onPage: (page: number) => void
  onPageSize: (pageSize: number) => void
  onReset: () => void
}

type ListTableProps<Row> = {
  list: Omit<
    ListProps<{ records: Row[]; total: number; totalIsCapped: boolean }, ListFilters>,
    'filters' | 'onFilters'
  >
  title: string
  columns: DataColumn<Row>[]
  rowKey: (row: Row) => number
  mobileCard: (row: Row) => ReactNode
  /** What stands in for the rows where there are none. */
  state: ReactNode
  /** The way to a new one. */
  add?: ReactNode
}

/** The card of a list: how many, and the projects or what stands in for them. */
export function ListTable<Row extends object>({ list, title, state, add, ...rowProps }: ListTableProps<Row>) {
  const { formatMessage, locale } = useIntl()
  const { projects, page, pageSize, onPage, onPageSize } = list
  const { data: answer } = projects
  const rows = answer?.records ?? []
  const isReady = answer !== undefined || projects.isError
  return (
    <DataTable
      label={title}
      head={
        <>
          <span className={styles['head']}>
            <h2>{title}</h2>
            <span className={styles['count']} role="status">
              {answer !== undefined && countText(answer.total, answer.totalIsCapped, locale)}
            </span>
            {projects.isRefetchError && (
              // Rows of before stand below: they are not to pass for new ones.
              <span className={styles['failed']} role="alert">
                {formatMessage({ id: 'lists.failed' })}
              </span>
            )}
          </span>
          {add}
        </>
      }
      rows={rows}
      isLoading={!isReady}
      isRefreshing={projects.isPlaceholderData}
      {...(isReady && rows.length === 0 ? { state } : {})}
      paging={{ page, pageSize, total: answer?.total ?? 0 }}
      onPage={onPage}
      onPageSize={onPageSize}
      {...rowProps}
    />
  )
}
