import { useHost } from '@console/sub-app'
import { today } from '@console/ui'
import { useListSearch, type ListSearch } from '@console/ui/list-page'
import { useEffect, useEffectEvent, useState } from 'react'
import { readAddress, usableQuery } from '../../page-query/initial-query.ts'
import { defaultRange } from '../../page-query/query-range.ts'
import { rememberedQuery, rememberQuery } from '../../page-query/remembered-query.ts'
import { useBusinesses } from '../../queries/query-lists.ts'
import { trackingList, type TrackingFilters } from './tracking.search.ts'

type TrackingList = ListSearch<(typeof trackingList)['shape'], TrackingFilters> & {
  /** False while it is not known what may be requested. */
  isReady: boolean
}

/**
 * The list in its address. Without days there it is what was inquired last, else the last seven days of all businesses,
 * and is written there; a business or days that cannot be requested are said and replaced (DSET-Q16, DSET-Q19).
 */
export function useTrackingList(): TrackingList {
  const list = useListSearch(trackingList)
  const { search, setSearch, problems } = list
  const { user, timezone } = useHost()
  const { isLoading, businesses } = useBusinesses()
  const [remembered] = useState(() => rememberedQuery(user))
  const fallback = { business: null, organisation: null, range: defaultRange(timezone) }
  const known = { businesses, organisations: null, today: today(timezone) }
  const hasDays = search.from !== null || search.to !== null
  const isAddressed = hasDays || search.business !== null
  const found =
    isAddressed || remembered === null
      ? readAddress({ ...search, organisation: null }, fallback, known)
      : { query: usableQuery(remembered, fallback, known), problems: [] }
  const [from, to] = found.query.range
  const filters: TrackingFilters = {
    business: found.query.business,
    range: [from, to],
    metric: search.metric,
  }

  const complete = useEffectEvent(() => setSearch(trackingList.toSearch(filters), { replace: true }))
  // A part of the address that was not understood stays until the person has read about it.
  const canComplete = !isLoading && !hasDays && problems.length + found.problems.length === 0
  useEffect(() => {
    if (canComplete) complete()
  }, [canComplete])

  return {
    ...list,
    isReady: !isLoading,
    filters,
    filterCount: trackingList.countSet?.(filters) ?? 0,
    problems: [...problems, ...found.problems],
    inquire: (next, query) => {
      const { business, range } = next
      rememberQuery(user, { business, organisation: remembered?.organisation ?? null, range })
      list.inquire(next, query)
    },
    reset: (query) => list.inquire({ business: null, range: fallback.range, metric: null }, query),
    cleanAddress: () => setSearch(trackingList.toSearch(filters), { replace: true }),
  }
}
