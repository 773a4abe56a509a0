import { useHost } from '@console/sub-app'
import { today, type SearchProblem } from '@console/ui'
import { useListSearch, useResolvedList, type ListSearch } from '@console/ui/list-page'
import { useState } from 'react'
import type { KnownIds } from '../../model/stat-query.ts'
import { defaultRange } from '../../page-query/query-range.ts'
import { rememberedQuery, rememberMonth } from '../../page-query/remembered-query.ts'
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
  const { own, organisation, fallback } = useDefaults(businesses, lastMonth)
  const problems: SearchProblem[] = []
  const filters = { business: resolveBusiness(), month: resolveMonth() }

  const resolved = useResolvedList(list, offlineList, { filters, problems, isReady: !isLoading })

  return {
    ...resolved,
    lastMonth,
    inquire: (next, query) => {
      const days = defaultRange(timezone)
      rememberMonth(user, { ...next, organisation, days })
      list.inquire(next, query)
    },
    reset: (query) => list.inquire({ business: own, month: lastMonth }, query),
  }

  function resolveBusiness(): number | null {
    const { business } = search
    if (business === null) return fallback.business
    if (businesses === null || businesses.has(business)) return business
    problems.push({ name: 'business', value: String(business), reason: 'malformed' })
    return fallback.business
  }

  function resolveMonth(): string {
    const { month } = search
    if (month === null) return fallback.month
    if (month <= lastMonth) return month
    problems.push({ name: 'month', value: month, reason: 'malformed' })
    return fallback.month
  }
}

type Defaults = {
  /** The own business, else the first (STAT-Q8). */
  own: number | null
  /** Query that was inquired last on a page of statistics; without it the own business and this month. */
  fallback: OfflineFilters
  /** Organisation of other pages of statistics, for which it stays remembered. */
  organisation: number | null
}

function useDefaults(businesses: KnownIds, lastMonth: string): Defaults {
  const { user, businessType } = useHost()
  const [remembered] = useState(() => rememberedQuery(user))
  const firstKnown = (candidates: readonly (number | null | undefined)[]) =>
    candidates.find((id) => id != null && businesses?.has(id) !== false) ??
    businesses?.values().next().value ??
    null
  const month = remembered?.month ?? lastMonth
  return {
    own: firstKnown([businessType?.businessTypeId]),
    fallback: {
      business: firstKnown([remembered?.business, businessType?.businessTypeId]),
      month: month <= lastMonth ? month : lastMonth,
    },
    organisation: remembered?.organisation ?? null,
  }
}
