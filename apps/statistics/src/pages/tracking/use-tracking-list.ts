import { useHost } from '@console/sub-app'
import { today } from '@console/ui'
import { useListSearch, useResolvedList, type ListSearchOf } from '@console/ui/list-page'
import { useState } from 'react'
import { findQuery } from '../../page-query/initial-query.ts'
import { defaultRange } from '../../page-query/query-range.ts'
import { rememberedQuery, rememberQuery } from '../../page-query/remembered-query.ts'
import { useBusinesses } from '../../queries/query-lists.ts'
import { trackingList, type TrackingFilters } from './tracking.search.tsx'

type TrackingList = ListSearchOf<typeof trackingList> & {
  /** False while it is not known what may be requested. */
  isReady: boolean
}

/**
 * The list in its address. Without days there it is what was inquired last, else the last seven days of all businesses,
 * and is written there; a business or days that cannot be requested are said and replaced (DSET-Q16, DSET-Q19).
 */
export function useTrackingList(): TrackingList {
  const list = useListSearch(trackingList)
  const { search, filters: addressed } = list
  const { user, timezone } = useHost()
  const { isLoading, businesses } = useBusinesses()
  const [remembered] = useState(() => rememberedQuery(user))
  const fallback = { business: null, organisation: null, range: defaultRange(timezone) }
  const known = { businesses, organisations: null, today: today(timezone) }
  const { from: first, to: last } = search
  const address = { business: addressed.business, organisation: null, orgId: null, from: first, to: last }
  const { query, problems } = findQuery(address, () => remembered, { fallback, known })
  const filters: TrackingFilters = {
    business: query.business,
    range: query.range,
    metric: addressed.metric,
  }

  return {
    ...useResolvedList(list, trackingList, { filters, problems, isReady: !isLoading }),
    inquire: (next, stats) => {
      const { business, range } = next
      rememberQuery(user, { business, organisation: remembered?.organisation ?? null, range })
      list.inquire(next, stats)
    },
    reset: (stats) => list.inquire({ business: null, range: fallback.range, metric: null }, stats),
  }
}
