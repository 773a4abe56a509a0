import { subscription, type QueryOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

/** Reads the company's usage this month. */
export function useSubscription() {
  return useCallQuery(subscription.overview)
}

/** Accounts opened and closed. */
export function useAccountStatistic() {
  return useCallQuery(subscription.accounts)
}

export function useSignIns(query: QueryOf<typeof subscription.signIns>) {
  return useCallQuery(subscription.signIns, { query }, { placeholderData: keepPreviousData })
}
