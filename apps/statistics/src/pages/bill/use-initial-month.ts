import { useHost } from '@console/sub-app'
import { today } from '@console/ui'
import { defaultRange } from '../../page-query/query-range.ts'
import type { MonthQuery } from '../../page-query/remembered-query.ts'
import { useDefaultQuery } from '../../page-query/use-default-query.ts'
import type { useQueryLists } from '../../queries/query-lists.ts'

const MONTH_CHARACTERS = 7

/** The running month, of the person's own business and organisation where the lists have them. */
export function useInitialMonth(lists: ReturnType<typeof useQueryLists>): MonthQuery {
  const { timezone } = useHost()
  const { business, organisation } = useDefaultQuery(lists, defaultRange(timezone))
  return { business, organisation, month: today(timezone).slice(0, MONTH_CHARACTERS) }
}
