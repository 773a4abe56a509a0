import { useHost } from '@console/sub-app'
import { useUrlSearch } from '@console/ui'
import { rememberedQuery } from '../../page-query/remembered-query.ts'
import { NO_LISTS } from '../../page-query/use-likely-query.ts'
import { usePrefetchBill } from '../../queries/bill.ts'
import { findMonthQuery, toBillFilter } from './bill-query.ts'
import { billSearch } from './bill-search.ts'
import { useInitialMonth } from './use-initial-month.ts'

/** Requests the bill that is most probably shown, where it need not be read from the lists. */
export function usePrefetchPage(): void {
  const { user } = useHost()
  const { search } = useUrlSearch(billSearch)
  const fallback = useInitialMonth(NO_LISTS)
  const known = { ...NO_LISTS, currentMonth: fallback.month }
  const remembered = () => rememberedQuery(user)
  const { query, problems } = findMonthQuery(search, remembered, { fallback, known })
  const isKnown = query !== fallback || (fallback.business !== null && fallback.organisation !== null)
  usePrefetchBill(isKnown && problems.length === 0 ? toBillFilter(query) : null, search.page)
}
