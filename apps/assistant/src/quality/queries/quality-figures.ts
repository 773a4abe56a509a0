import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { qualityDesk, type QueryOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'
import { pageOfRows } from '../../base/components/reading/page-of-rows.ts'

/** The scores of each seat's sessions. */
export function useSeatScores(query: QueryOf<typeof qualityDesk.scores>) {
  return useQuery({
    ...callQuery(useHttpClient(), qualityDesk.scores, { query }),
    placeholderData: keepPreviousData,
  })
}

/** One page of the rules with their precision. */
export function useRobot(query: QueryOf<typeof qualityDesk.robot>, page: number) {
  return useQuery({
    ...callQuery(useHttpClient(), qualityDesk.robot, { query }),
    placeholderData: keepPreviousData,
    select: (rows) => pageOfRows(rows, page),
  })
}
