import { keepPreviousData } from '@tanstack/react-query'
import { scoreHistory, type QueryOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'

export function useScoreHistory(query: QueryOf<typeof scoreHistory.list>) {
  return useCallQuery(scoreHistory.list, { query }, { placeholderData: keepPreviousData })
}
