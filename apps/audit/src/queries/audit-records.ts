import { audit, type QueryOf } from '@console/contracts'
import { useCallQuery, useHasCall, usePrefetchCall } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

export type AuditPageQuery = {
  filter: audit.AuditFilter
  page: number
  pageSize: number
  fromEnd: boolean
}

/** One page of the log (AUDIT-001); null sends no request. The previous page stays until the next has loaded. */
export function useAuditRecords(page: AuditPageQuery | null) {
  return useCallQuery(audit.query, useInput(page), {
    placeholderData: keepPreviousData,
    startsEarly: true,
  })
}

/** Prefetches a page of the log before the page that shows it has loaded. */
export function usePrefetchAuditRecords(page: AuditPageQuery | null): void {
  usePrefetchCall(audit.query, useInput(page))
}

/**
 * Requests the list without contents where the platform finds a single record, whose contents are loaded when it is opened.
 */
function useInput(page: AuditPageQuery | null): { query: QueryOf<typeof audit.query> } | null {
  const isBrief = useHasRecords()
  if (page === null) return null
  const { filter, page: pageIndex, pageSize, fromEnd } = page
  return {
    query: {
      ...filter,
      pageIndex,
      pageSize,
      ...(fromEnd ? { fromEnd } : {}),
      ...(isBrief ? { isBrief } : {}),
    },
  }
}

/** True where the platform finds one record by its id, and the records of one person. */
export function useHasRecords(): boolean {
  return useHasCall(audit.detail)
}

/**
 * One record with its contents; a platform that cannot find a single record has them in its list too. Records are immutable.
 */
export function useAuditRecord(id: number, listed: audit.AuditRecord | undefined) {
  const hasRecords = useHasRecords()
  const found = useCallQuery(audit.detail, hasRecords ? { query: { id } } : null, { staleTime: Infinity })
  return hasRecords ? found : { data: listed, error: null, refetch: found.refetch }
}

/** Modules to choose from (AUDIT-005). */
export function useAuditModules() {
  return useCallQuery(audit.modules)
}

/** Operation types of a module (AUDIT-006); none without a module (AUDIT-Q5). */
export function useOpTypes(module: string | null) {
  return useCallQuery(audit.opTypes, module === null ? null : { query: { module } })
}
