import { tenantAdmin, type ParsedQueryOf } from '@console/contracts'
import { callQuery, useHost, useHttpClient } from '@console/sub-app'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

export type TenantFilters = Pick<ParsedQueryOf<typeof tenantAdmin.list>, 'search' | 'kind' | 'authStatus'>

/** Calls that answer something else once a company was made or changed. */
export const TENANT_CHANGES = [tenantAdmin.list, tenantAdmin.detail] as const

/** One page of the companies. The page before stays until the next is there. */
export function useTenants(filters: TenantFilters, page: { pageIndex: number; pageSize: number }) {
  return useQuery({
    ...callQuery(useHttpClient(), tenantAdmin.list, { query: { ...filters, ...page } }),
    placeholderData: keepPreviousData,
  })
}

/** How many there are without filters; for where filters left nothing. */
export function useTenantCount() {
  return useQuery(callQuery(useHttpClient(), tenantAdmin.list, { query: { pageSize: 1 } }))
}

/** One company with its businesses, whose industries are named in the person's language. */
export function useTenant(id: number) {
  const { client, language } = useHost()
  const options = callQuery(client, tenantAdmin.detail, { query: { id } })
  return useQuery({ ...options, queryKey: [...options.queryKey, language] })
}
