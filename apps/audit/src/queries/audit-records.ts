import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { audit } from '@console/contracts'
import { callQuery, useHost } from '@console/sub-app'

export type AuditPageQuery = {
  filter: audit.AuditFilter
  page: number
  pageSize: number
  fromEnd: boolean
}

/** One page of the log (AUDIT-001); null asks for nothing. The page before stays until the next is there. */
export function useAuditRecords(page: AuditPageQuery | null) {
  const { client, language } = useHost()
  const query = page && {
    ...page.filter,
    pageIndex: page.page,
    pageSize: page.pageSize,
    fromEnd: page.fromEnd,
  }
  const options = callQuery(client, audit.query, query === null ? {} : { query })
  return useQuery({
    ...options,
    // The server answers names of modules and operations in the person's language.
    queryKey: [...options.queryKey, language],
    placeholderData: keepPreviousData,
    enabled: query !== null,
  })
}

/** One record with its contents, also when no list shows it. */
export function useAuditRecord(id: number) {
  const { client, language } = useHost()
  const options = callQuery(client, audit.detail, { query: { id } })
  // A record never changes once it is written.
  return useQuery({ ...options, queryKey: [...options.queryKey, language], staleTime: Infinity })
}
