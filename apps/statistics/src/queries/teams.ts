import { DEFAULT_PAGE_SIZE, stat } from '@console/contracts'
import { useCallQuery, usePrefetchCall } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'
import type { WireQuery } from '../model/stat-query.ts'
import type { ListPosition } from './lists.ts'

/** One page of the teams with how many teams and seats there are in all (RPT-060, RPT-063). */
export function useTeamList(query: WireQuery & ListPosition) {
  return useCallQuery(stat.teamList, { query }, { placeholderData: keepPreviousData })
}

/** Requests the first page before it is shown. */
export function usePrefetchTeams(query: WireQuery | null): void {
  usePrefetchCall(stat.teamList, query && { query: { ...query, pageIndex: 1, pageSize: DEFAULT_PAGE_SIZE } })
}
