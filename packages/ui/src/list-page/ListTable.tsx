import { FIRST_PAGE } from '@console/contracts'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { EmptyState } from '../states/EmptyState.tsx'
import { ErrorState } from '../states/ErrorState.tsx'
import { DataTable, type DataTableProps } from '../table/DataTable.tsx'
import { countText, type Paging } from '../table/paging.ts'
import type { ListQuery, RowPage } from './list-query.ts'

/** Contents of a table without rows. */
export type ListStates = {
  /** A sentence about what could not be loaded, without its full stop. */
  failed: string
  /** Says that a failure keeps the filters; absent for lists without filters. */
  preserved?: string
  /** Custom content for a failure that has a meaning of its own, such as "nothing yet". */
  failure?: ReactNode
  /** No rows exist. */
  empty: ReactNode
  /** Rows exist, but the filters exclude them; a list page has words for it of its own. */
  filteredEmpty?: ReactNode
}

export type ListTableProps<Answer, Row extends object> = Pick<
  DataTableProps<Row>,
  | 'label'
  | 'columns'
  | 'rowKey'
  | 'mobileCard'
  | 'mobileExtra'
  | 'selectedKey'
  | 'expandable'
  | 'onOpen'
  | 'head'
  | 'isFilling'
  | 'isCompact'
  | 'topKey'
  | 'sort'
  | 'onSort'
  | 'totals'
> & {
  query: ListQuery<Answer>
  toRowPage: (answer: Answer) => RowPage<Row>
  states: ListStates
  isFiltered?: boolean
  /** Absent: the list has no pages. */
  paging?: Pick<Paging, 'page' | 'pageSize' | 'fromEnd'> & {
    onPage: (page: number, fromEnd: boolean) => void
    onPageSize?: ((pageSize: number) => void) | undefined
  }
  /** Replaces the rows while nothing is requested. */
  instead?: ReactNode
}

/** The rows of a query, or why there are none and what to do about it. All lists decide between these states here. */
export function ListTable<Answer, Row extends object>(props: ListTableProps<Answer, Row>) {
  const { query, toRowPage, states, isFiltered = false, paging, instead, ...table } = props
  const hasRequest = instead === undefined
  const answer = hasRequest && query.data !== undefined ? toRowPage(query.data) : undefined
  const rows = answer?.rows ?? []
  const isReady = !hasRequest || answer !== undefined || query.isError
  const state = instead ?? (
    <RowState answer={answer} query={query} states={states} isFiltered={isFiltered} onPage={paging?.onPage} />
  )
  return (
    <DataTable
      {...table}
      rows={rows}
      isLoading={!isReady}
      isRefreshing={query.isPlaceholderData}
      {...(isReady && rows.length === 0 ? { state } : {})}
      {...(paging === undefined
        ? {}
        : {
            paging: {
              ...paging,
              total: answer?.total ?? 0,
              isCapped: answer?.isCapped ?? false,
            },
            onPage: paging.onPage,
            ...(paging.onPageSize === undefined ? {} : { onPageSize: paging.onPageSize }),
          })}
    />
  )
}

type RowStateProps = {
  answer: RowPage<object> | undefined
  query: ListQuery<unknown>
  states: ListStates
  isFiltered: boolean
  onPage: ((page: number, fromEnd: boolean) => void) | undefined
}

function RowState({ answer, query, states, isFiltered, onPage }: RowStateProps) {
  const { formatMessage, locale } = useIntl()
  if (answer === undefined) {
    return (
      states.failure ?? (
        <ErrorState
          title={states.failed}
          error={query.error ?? { message: '' }}
          {...(states.preserved === undefined ? {} : { preserved: states.preserved })}
          onRetry={() => void query.refetch()}
        />
      )
    )
  }
  const { total, isCapped = false } = answer
  if (total > 0 && onPage !== undefined) {
    return (
      <EmptyState
        title={formatMessage({ id: 'ui.list.pageEmpty' })}
        action={
          <Button onClick={() => onPage(FIRST_PAGE, false)}>
            {formatMessage({ id: 'ui.list.firstPage' })}
          </Button>
        }
      >
        {formatMessage(
          { id: 'ui.list.pageEmpty.text' },
          { text: countText(total, isCapped, locale), count: total },
        )}
      </EmptyState>
    )
  }
  return isFiltered ? (states.filteredEmpty ?? states.empty) : states.empty
}
