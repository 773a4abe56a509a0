import { tenantAdmin, type ParsedQueryOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

export type TenantFilters = Pick<ParsedQueryOf<typeof tenantAdmin.list>, 'search' | 'kind' | 'authStatus'>

/** Calls whose answers change when a company is created or changed. */
export const TENANT_CHANGES = [tenantAdmin.list, tenantAdmin.detail] as const

/** One page of the companies. The previous page stays until the next has loaded. */
export function useTenants(filters: TenantFilters, page: { pageIndex: number; pageSize: number }) {
  const query = { ...filters, ...page }
  return useCallQuery(tenantAdmin.list, { query }, { placeholderData: keepPreviousData })
}

/** The count without filters, for the filtered-to-empty state. */
export function useTenantCount() {
  return useCallQuery(tenantAdmin.list, { query: { pageSize: 1 } }).data
}

/** One company with its businesses. */
export function useTenant(id: number) {
  return useCallQuery(tenantAdmin.detail, { query: { id } })
}
