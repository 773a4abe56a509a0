import { DEFAULT_PAGE_SIZE } from '@console/contracts'
import { BandSelect, type DataColumn, EmptyState, useIsMobile } from '@console/ui'
import { ListTable as PageTable, type ListTableProps as PageTableProps } from '@console/ui/list-page'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { useFailureToast } from './use-failure-toast.ts'
import type { ListSort } from './use-list-sort.ts'

/** px */
const WIDTH = 260

/**
 * The page of a detail table: 10 rows where nothing else is said, and the first page again when any value of `query`
 * changes, as with every inquiry (STAT-059, STAT-061).
 */
export function useListPage(query: readonly unknown[], pageSize = DEFAULT_PAGE_SIZE) {
  const key = JSON.stringify(query)
  const [state, setState] = useState({ key, page: 1 })
  const page = state.key === key ? state.page : 1
  return {
    paging: { page, pageSize, onPage: (next: number) => setState({ key, page: next }) },
    /** As calls take it. */
    position: { pageIndex: page, pageSize },
  }
}

type Rows<Row> = { rows: readonly Row[]; total: number }

type Query = { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }

/** The query of a table whose rows go where it fails, and which is dimmed while they are requested again. */
export function toTableQuery<Data>({ error, isFetching, refetch }: Query, data: Data | undefined) {
  const isError = error !== null
  return {
    data: isError ? undefined : data,
    error,
    isError,
    isFetching,
    isPlaceholderData: isFetching,
    isRefetchError: false,
    refetch,
  }
}

export type ListTableProps<Row extends object> = Pick<
  PageTableProps<Rows<Row>, Row>,
  'label' | 'columns' | 'rowKey' | 'mobileCard' | 'totals' | 'paging'
> & {
  query: Query
  /** Undefined before there is one. */
  answer: Rows<Row> | undefined
  /** Sort by the columns that the server can sort by. */
  sort?: ListSort<string>
  /** Message id of the title where they could not be loaded. */
  failedId: string
  /** Message id of the title where there are none. */
  emptyId: string
  /** Above the columns, such as what the rows are narrowed to. */
  head?: ReactNode
}

/** The table of a detail panel, with its states: where it fails, the rows go and the query stays (STAT-062). */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { query, answer, failedId, emptyId, sort: order, head, ...table } = props
  const sort = order?.isOffered === true ? order : undefined
  const isMobile = useIsMobile()
  const { formatMessage } = useIntl()
  useFailureToast(query.error)
  // Cards of a phone have no heads to sort by.
  const shownHead =
    isMobile && sort !== undefined ? (
      <div className="ui-wrap ui-gap-8 ui-grow">
        {head}
        <SortSelect columns={table.columns} sort={sort} />
      </div>
    ) : (
      head
    )
  return (
    <PageTable<Rows<Row>, Row>
      {...table}
      query={toTableQuery(query, answer)}
      toRowPage={toSame}
      isCompact
      states={{
        failed: formatMessage({ id: failedId }),
        preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
        empty: (
          <EmptyState title={formatMessage({ id: emptyId })}>
            {formatMessage({ id: 'stat.chart.empty.text' })}
          </EmptyState>
        ),
      }}
      {...(sort && { sort: sort.value, onSort: sort.set })}
      {...(shownHead !== undefined && { head: shownHead })}
    />
  )
}

const toSame = <Page,>(page: Page): Page => page

type SortSelectProps<Row> = { columns: readonly DataColumn<Row>[]; sort: ListSort<string> }

/** The order of a list on a phone: each column that can sort, both ways. */
function SortSelect<Row>({ columns, sort }: SortSelectProps<Row>) {
  const { formatMessage } = useIntl()
  const options = columns.flatMap(({ sortKey, title }) => {
    if (sortKey === undefined || typeof title !== 'string') return []
    return (['asc', 'desc'] as const).map((order) => ({
      value: `${order} ${sortKey}`,
      label: formatMessage({ id: `stat.sort.${order}` }, { name: title }),
      sort: { key: sortKey, order },
    }))
  })
  const { value } = sort
  return (
    <BandSelect
      label={formatMessage({ id: 'stat.sort' })}
      value={value === null ? null : `${value.order} ${value.key}`}
      placeholder={formatMessage({ id: 'stat.sort.none' })}
      options={options}
      width={WIDTH}
      onChange={(next) => sort.set(options.find((option) => option.value === next)?.sort ?? null)}
    />
  )
}
