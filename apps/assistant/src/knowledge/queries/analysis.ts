import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { knowledge, type QueryOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'
import { pageOfRows } from '../../base/components/reading/page-of-rows.ts'

/** One page of the questions with how often each was recommended and accepted. */
export function useAnalysis(query: QueryOf<typeof knowledge.analysis>, page: number) {
  return useQuery({
    ...callQuery(useHttpClient(), knowledge.analysis, { query }),
    placeholderData: keepPreviousData,
    select: (rows) => pageOfRows(rows, page),
  })
}
