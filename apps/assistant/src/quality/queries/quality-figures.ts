import { qualityDesk, type QueryOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'
import { pageOfRows, type PageRequest } from '../../base/components/reading/page-of-rows.ts'

/** The scores of each seat's sessions. */
export function useSeatScores(query: QueryOf<typeof qualityDesk.scores>) {
  return useCallQuery(qualityDesk.scores, { query }, { placeholderData: keepPreviousData })
}

/** One page of the rules with how often each was right. */
export function useRobot(query: QueryOf<typeof qualityDesk.robot>, page: PageRequest) {
  return useCallQuery(
    qualityDesk.robot,
    { query },
    { placeholderData: keepPreviousData, select: (rows) => pageOfRows(rows, page) },
  )
}
