import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { subscription, type QueryOf } from '@console/contracts'
import { callQuery, useHost, useHttpClient } from '@console/sub-app'

/** What the company uses this month. The server answers names of modules in the person's language. */
export function useSubscription() {
  const { client, language } = useHost()
  const options = callQuery(client, subscription.overview)
  return useQuery({ ...options, queryKey: [...options.queryKey, language] })
}

/** How accounts came and went. */
export function useAccountStatistic() {
  return useQuery(callQuery(useHttpClient(), subscription.accounts))
}

export function useSignIns(query: QueryOf<typeof subscription.signIns>) {
  return useQuery({
    ...callQuery(useHttpClient(), subscription.signIns, { query }),
    placeholderData: keepPreviousData,
  })
}
