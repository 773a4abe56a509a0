import { scoreHistory, type QueryOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

export function useScoreHistory(query: QueryOf<typeof scoreHistory.list>) {
  return useCallQuery(scoreHistory.list, { query }, { placeholderData: keepPreviousData })
}
