import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { scoreHistory, type QueryOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'

export function useScoreHistory(query: QueryOf<typeof scoreHistory.list>) {
  return useQuery({
    ...callQuery(useHttpClient(), scoreHistory.list, { query }),
    placeholderData: keepPreviousData,
  })
}
