import { useQuery } from '@tanstack/react-query'
import { knowledge, type BodyOf, type QueryOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'
import { useSendCall } from '../../base/queries/use-send-call.ts'

export function useRecommendSetting(query: QueryOf<typeof knowledge.recommendSetting>) {
  return useQuery(callQuery(useHttpClient(), knowledge.recommendSetting, { query }))
}

export function useSaveRecommendSetting(query: QueryOf<typeof knowledge.saveRecommendSetting>) {
  const send = useSendCall(knowledge.saveRecommendSetting, { changes: [knowledge.recommendSetting] })
  return (body: BodyOf<typeof knowledge.saveRecommendSetting>) => send({ query, body })
}
