import { knowledge, type QueryOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'
import { pageOfRows, type PageRequest } from '../../base/components/reading/page-of-rows.ts'

/** One page of the questions with how often each was recommended and taken up. */
export function useAnalysis(query: QueryOf<typeof knowledge.analysis>, page: PageRequest) {
  return useCallQuery(
    knowledge.analysis,
    { query },
    { placeholderData: keepPreviousData, select: (rows) => pageOfRows(rows, page) },
  )
}
