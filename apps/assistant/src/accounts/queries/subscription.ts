import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { subscription, type QueryOf } from '@console/contracts'
import { callQuery, useHost, useHttpClient } from '@console/sub-app'

/** The company's usage this month. The names of modules are localised. */
export function useSubscription() {
  const { client, language } = useHost()
  const options = callQuery(client, subscription.overview)
  return useQuery({ ...options, queryKey: [...options.queryKey, language] })
}

/** Accounts opened and closed. */
export function useAccountStatistic() {
  return useQuery(callQuery(useHttpClient(), subscription.accounts))
}

export function useSignIns(query: QueryOf<typeof subscription.signIns>) {
  return useQuery({
    ...callQuery(useHttpClient(), subscription.signIns, { query }),
    placeholderData: keepPreviousData,
  })
}
