import { useHost } from '@console/sub-app'
import { isSameValue, useUrlSearch, type SearchProblem } from '@console/ui'
import { useMemo } from 'react'
import { defaultRange } from '../../page-query/query-range.ts'
import { rememberedMonth, rememberMonth, type MonthQuery } from '../../page-query/remembered-month.ts'
import { BILL_CALLS } from '../../queries/bill.ts'
import { useQueryLists } from '../../queries/query-lists.ts'
import { useRefetch } from '../../queries/use-refetch.ts'
import { findMonthQuery } from './bill-query.ts'
import { billSearch } from './bill-search.ts'
import { useInitialMonth } from './use-initial-month.ts'
import { useWriteQuery } from '../../page-query/use-write-query.ts'

export type BillQueryState = {
  /** Null until it is known what the person may request. */
  query: MonthQuery | null
  currentMonth: string
  problems: readonly SearchProblem[]
  cleanAddress: () => void
  inquire: (next: MonthQuery) => void
  reset: () => void
  page: number
  setPage: (page: number) => void
  /** The organisation whose accounts are open. */
  row: number | null
  setRow: (row: number | null) => void
}

/**
 * The query of the bill: the address is first, then what was inquired last within a day, then the initial values; what is
 * found is written into the address (STAT-Q7, STAT-Q8, BILL-Q10).
 */
export function useBillQuery(): BillQueryState {
  const { user, timezone } = useHost()
  const refetch = useRefetch(BILL_CALLS)
  const lists = useQueryLists()
  const address = useUrlSearch(billSearch)
  const { business, organisation, month, page, row } = address.search
  const isAddressed = [business, organisation, month].some((value) => value !== null)
  const fallback = useInitialMonth(lists)
  const currentMonth = fallback.month

  const found = useMemo(() => {
    if (lists.isLoading) return null
    const known = { ...lists, currentMonth }
    const remembered = () => rememberedMonth(user)
    return findMonthQuery({ business, organisation, month }, remembered, { fallback, known })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read again with the address alone
  }, [business, organisation, month, lists.isLoading, timezone])

  // What was not understood stays in the address until the person has read of it.
  const isRead = isAddressed || address.problems.length > 0
  useWriteQuery(isRead ? null : (found?.query ?? null), (query: MonthQuery) =>
    address.setSearch(query, { replace: true }),
  )

  function apply(next: MonthQuery) {
    if (found !== null && page === 1 && isSameValue(found.query, next)) refetch()
    else address.setSearch({ ...next, page: 1, row: null })
  }

  return {
    query: found?.query ?? null,
    currentMonth,
    problems: [...address.problems, ...(found?.problems ?? [])],
    cleanAddress: () => {
      if (found !== null) address.setSearch(found.query, { replace: true })
    },
    inquire: (next) => {
      rememberMonth(user, { ...next, days: defaultRange(timezone) })
      apply(next)
    },
    reset: () => apply(fallback),
    page,
    setPage: (next) => address.setSearch({ page: next }),
    row,
    setRow: (next) => address.setSearch({ row: next }),
  }
}
