import { stat } from '@console/contracts'
import { useCallQuery, useHttpClient } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'
import type { NarrowedCalls, WireQuery } from '../model/stat-query.ts'

export type ListPosition = { pageIndex: number; pageSize: number }

type Ordered<Sort extends string> = { sort?: Sort; order?: stat.Order }

/** One page of people with their calls, or without them (STAT-091, STAT-093). */
export function useUserList(query: WireQuery & ListPosition & Ordered<stat.UserSort>, hasCalls: boolean) {
  const full = useCallQuery(
    stat.list,
    hasCalls ? { query: { ...query, queryType: 'user' as const } } : null,
    PAGED,
  )
  const { sort, order, ...unordered } = query
  const liteSort = stat.LITE_USER_SORTS.find((one) => one === sort)
  const ordered =
    liteSort === undefined ? unordered : { ...unordered, sort: liteSort, ...(order && { order }) }
  const lite = useCallQuery(stat.liteList, hasCalls ? null : { query: ordered }, PAGED)
  return hasCalls ? full : lite
}

/** One page of outbound calls, by default newest first (STAT-100). */
export function useCallList(query: WireQuery & NarrowedCalls & ListPosition & Ordered<'onCallAt'>) {
  return useCallQuery(stat.list, { query: { ...query, queryType: 'performance' as const } }, PAGED)
}

/**
 * The sums of all rows of a list, however many pages it has. They are requested once, and only from a platform that adds
 * them up.
 */
export function useListTotals(query: WireQuery & NarrowedCalls, queryType: 'performance' | 'user') {
  const isThere = useHttpClient().has(stat.listTotals)
  return useCallQuery(stat.listTotals, isThere ? { query: { ...query, queryType } } : null)
}

/** The previous page stays until the next has loaded. */
const PAGED = { placeholderData: keepPreviousData }
