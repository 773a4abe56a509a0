import { tenantAdmin, type ParsedQueryOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

export type TenantFilters = Pick<ParsedQueryOf<typeof tenantAdmin.list>, 'search' | 'kind' | 'authStatus'>

/** Calls that answer something else once a company was made or changed. */
export const TENANT_CHANGES = [tenantAdmin.list, tenantAdmin.detail] as const

/** One page of the companies. The page before stays until the next is there. */
export function useTenants(filters: TenantFilters, page: { pageIndex: number; pageSize: number }) {
  const query = { ...filters, ...page }
  return useCallQuery(tenantAdmin.list, { query }, { placeholderData: keepPreviousData })
}

/** How many there are without filters; for where filters left nothing. */
export function useTenantCount() {
  return useCallQuery(tenantAdmin.list, { query: { pageSize: 1 } })
}

/** One company with its businesses. */
export function useTenant(id: number) {
  return useCallQuery(tenantAdmin.detail, { query: { id } })
}
