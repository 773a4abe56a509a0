import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { crm, type QueryOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'

export function useCustomers(query: QueryOf<typeof crm.customers>) {
  return useQuery({
    ...callQuery(useHttpClient(), crm.customers, { query }),
    placeholderData: keepPreviousData,
  })
}

/** The sessions of one customer. */
export function useContacts(query: QueryOf<typeof crm.contacts>) {
  return useQuery(callQuery(useHttpClient(), crm.contacts, { query }))
}
