import { keepPreviousData } from '@tanstack/react-query'
import { audit } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'

export type AuditPageQuery = {
  filter: audit.AuditFilter
  page: number
  pageSize: number
  fromEnd: boolean
}

/** One page of the log (AUDIT-001); null asks for nothing. The page before stays until the next is there. */
export function useAuditRecords(page: AuditPageQuery | null) {
  const query = page && {
    ...page.filter,
    pageIndex: page.page,
    pageSize: page.pageSize,
    fromEnd: page.fromEnd,
  }
  return useCallQuery(audit.query, query && { query }, { placeholderData: keepPreviousData })
}

/** One record with its contents, also when no list shows it. It never changes once it is written. */
export function useAuditRecord(id: number) {
  return useCallQuery(audit.detail, { query: { id } }, { staleTime: Infinity })
}
