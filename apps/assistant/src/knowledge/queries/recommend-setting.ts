import { knowledge, type BodyOf, type QueryOf } from '@console/contracts'
import { useCallMutation, useCallQuery } from '@console/sub-app'

export function useRecommendSetting(query: QueryOf<typeof knowledge.recommendSetting>) {
  return useCallQuery(knowledge.recommendSetting, { query })
}

export function useSaveRecommendSetting(query: QueryOf<typeof knowledge.saveRecommendSetting>) {
  return useCallMutation(knowledge.saveRecommendSetting, {
    changes: [knowledge.recommendSetting],
    toInput: (body: BodyOf<typeof knowledge.saveRecommendSetting>) => ({ query, body }),
  }).mutateAsync
}
