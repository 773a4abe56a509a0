import {
  BandSelect,
  type DataColumn,
  DataTable,
  EmptyState,
  ErrorState,
  type TableTotals,
  useIsMobile,
} from '@console/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useFailureToast } from './use-failure-toast.ts'
import type { useListPage } from './use-list-page.ts'
import type { ListSort } from './use-list-sort.ts'

/** px */
const WIDTH = 260

type Query = { error: Error | null; isPending: boolean; isFetching: boolean; refetch: () => unknown }

export type ListTableProps<Row extends object> = {
  label: string
  query: Query
  /** Rows of the answer; null before there is one. */
  answer: { rows: readonly Row[]; total: number } | null
  list: ReturnType<typeof useListPage>
  columns: readonly DataColumn<Row>[]
  /** Sort by the columns that the server can sort by. */
  sort?: ListSort<string>
  totals?: TableTotals | undefined
  rowKey: (row: Row) => number | string
  mobileCard: (row: Row) => ReactNode
  failed: string
  none: string
  /** Above the columns, such as what the rows are narrowed to. */
  head?: ReactNode
}

/** The table of a detail panel, with its states: where it fails, the rows go and the query stays (STAT-062). */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { label, query, answer, list, columns, rowKey, mobileCard, failed, none, head } = props
  const { totals } = props
  const sort = props.sort?.isOffered === true ? props.sort : undefined
  const isMobile = useIsMobile()
  const { formatMessage } = useIntl()
  useFailureToast(query.error)
  const rows = query.error === null ? (answer?.rows ?? []) : []
  return (
    <DataTable<Row>
      label={label}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      isLoading={query.isPending}
      isRefreshing={query.isFetching}
      isCompact
      state={renderState()}
      paging={{ page: list.page, pageSize: list.pageSize, total: answer?.total ?? 0 }}
      onPage={list.setPage}
      mobileCard={mobileCard}
      totals={totals}
      {...(sort && { sort: sort.value, onSort: sort.set })}
      {...buildHeadProps()}
    />
  )

  /** Cards of a phone have no heads to sort by. */
  function buildHeadProps() {
    if (!isMobile || sort === undefined) return head === undefined ? {} : { head }
    return {
      head: (
        <div className="ui-wrap ui-gap-8 ui-grow">
          {head}
          <SortSelect columns={columns} sort={sort} />
        </div>
      ),
    }
  }

  function renderState() {
    if (query.error !== null) {
      return (
        <ErrorState
          title={failed}
          error={query.error}
          preserved={formatMessage({ id: 'ui.error.filtersUnchanged' })}
          onRetry={() => void query.refetch()}
        />
      )
    }
    if (answer === null || rows.length > 0) return undefined
    return <EmptyState title={none}>{formatMessage({ id: 'stat.chart.empty.text' })}</EmptyState>
  }
}

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
