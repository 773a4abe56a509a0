import { useHost } from '@console/sub-app'
import { today, useUrlSearch } from '@console/ui'
import type { StatQuery, WireQuery } from '../model/stat-query.ts'
import { findQuery } from './initial-query.ts'
import { defaultRange, toWire } from './query-range.ts'
import { querySearch } from './query-search.ts'
import { rememberedQuery } from './remembered-query.ts'
import { useDefaultQuery } from './use-default-query.ts'

/** Lists that have not loaded yet: no id can be checked against them. */
export const NO_LISTS = { isLoading: true, businesses: null, organisations: null }

/**
 * Returns the query that a page most probably has, before the lists of permitted values have loaded; null where only these
 * lists can decide, or where nothing can be requested.
 */
export function useLikelyQuery(): StatQuery | null {
  const { user, timezone } = useHost()
  const { search } = useUrlSearch(querySearch)
  const fallback = useDefaultQuery(NO_LISTS, defaultRange(timezone))
  const known = { ...NO_LISTS, today: today(timezone) }
  const { query, problems } = findQuery(search, () => rememberedQuery(user), { fallback, known })
  const isKnown = query !== fallback || (fallback.business !== null && fallback.organisation !== null)
  return isKnown && problems.length === 0 ? query : null
}

/** The likely query in the form that calls take. */
export function useLikelyWire(): WireQuery | null {
  const likely = useLikelyQuery()
  return likely && toWire(likely)
}
