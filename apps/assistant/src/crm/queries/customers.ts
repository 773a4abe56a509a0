import { crm, type QueryOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

export function useCustomers(query: QueryOf<typeof crm.customers>) {
  return useCallQuery(crm.customers, { query }, { placeholderData: keepPreviousData })
}

/** The sessions of one customer. */
export function useContacts(query: QueryOf<typeof crm.contacts>) {
  return useCallQuery(crm.contacts, { query })
}
