import { useHost } from '@console/sub-app'
import { today } from '@console/ui'
import { useListSearch, useResolvedList, type ListSearch } from '@console/ui/list-page'
import { useState } from 'react'
import { usableMonthQuery } from '../../page-query/month-query.ts'
import { defaultRange } from '../../page-query/query-range.ts'
import { rememberedQuery, rememberMonth } from '../../page-query/remembered-query.ts'
import { useDefaultQuery, useLastBusiness } from '../../page-query/use-default-query.ts'
import { useBusinesses } from '../../queries/query-lists.ts'
import { FIRST_MONTH, offlineList, type OfflineFilters } from './offline-data.search.ts'

type OfflineList = ListSearch<(typeof offlineList)['shape'], OfflineFilters> & {
  /** The month that it is; later ones have no recordings. */
  lastMonth: string
  /** True once it is known what may be requested. */
  isReady: boolean
}

/**
 * The list in its address. What the address leaves out is what was inquired last, else the own business and this month,
 * and is written there; a business or a month that cannot be requested is said and replaced.
 */
export function useOfflineList(): OfflineList {
  const list = useListSearch(offlineList)
  const { search } = list
  const { user, timezone } = useHost()
  const { isLoading, businesses } = useBusinesses()
  const lastMonth = today(timezone).slice(0, FIRST_MONTH.length)
  const days = defaultRange(timezone)
  const { business: own } = useDefaultQuery({ isLoading, businesses, organisations: null }, days)
  const last = useLastBusiness(businesses)
  const [remembered] = useState(() => rememberedQuery(user))
  const { month = null, organisation = null } = remembered ?? {}
  const { query, problems } = usableMonthQuery(
    { business: search.business ?? last, organisation: null, month: search.month },
    { business: last, organisation: null, month: month !== null && month < lastMonth ? month : lastMonth },
    { businesses, organisations: null, currentMonth: lastMonth },
  )
  const filters = { business: query.business, month: query.month }
  return {
    ...useResolvedList(list, offlineList, { filters, problems, isReady: !isLoading }),
    lastMonth,
    inquire: (next, stats) => {
      // The organisation of other pages stays remembered.
      rememberMonth(user, { ...next, organisation, days })
      list.inquire(next, stats)
    },
    reset: (stats) => list.inquire({ business: own, month: lastMonth }, stats),
  }
}
