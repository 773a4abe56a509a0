import { keepPreviousData } from '@tanstack/react-query'
import { audit } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'

export type AuditPageQuery = {
  filter: audit.AuditFilter
  page: number
  pageSize: number
  fromEnd: boolean
}

/** One page of the log (AUDIT-001); null sends no request. The previous page stays until the next has loaded. */
export function useAuditRecords(page: AuditPageQuery | null) {
  const query = page && {
    ...page.filter,
    pageIndex: page.page,
    pageSize: page.pageSize,
    fromEnd: page.fromEnd,
  }
  return useCallQuery(audit.query, query && { query }, {
    placeholderData: keepPreviousData,
    startsEarly: true,
  })
}

/** One record with its contents. Records are immutable. */
export function useAuditRecord(id: number) {
  return useCallQuery(audit.detail, { query: { id } }, { staleTime: Infinity })
}
