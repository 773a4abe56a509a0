import { useHost } from '@console/sub-app'
import { today } from '@console/ui'
import { useListSearch, useResolvedList, type ListSearchOf } from '@console/ui/list-page'
import { useState } from 'react'
import { readAddress, usableQuery } from '../../page-query/initial-query.ts'
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
  const hasDays = search.from !== null || search.to !== null
  const isAddressed = hasDays || addressed.business !== null
  const found =
    isAddressed || remembered === null
      ? readAddress({ ...search, business: addressed.business, organisation: null }, fallback, known)
      : { query: usableQuery(remembered, fallback, known), problems: [] }
  const [from, to] = found.query.range
  const filters: TrackingFilters = {
    business: found.query.business,
    range: [from, to],
    metric: addressed.metric,
  }

  const { problems } = found
  return {
    ...useResolvedList(list, trackingList, { filters, problems, isReady: !isLoading }),
    inquire: (next, query) => {
      const { business, range } = next
      rememberQuery(user, { business, organisation: remembered?.organisation ?? null, range })
      list.inquire(next, query)
    },
    reset: (query) => list.inquire({ business: null, range: fallback.range, metric: null }, query),
  }
}
