import { useListSearch } from '@console/ui/list-page'
import { usePrefetchAuditRecords } from '../../queries/audit-records.ts'
import { auditLog } from './audit-log.search.ts'
import { useAuditPageQuery } from './use-audit-page-query.ts'

/** Prefetches the records of the address while the page's code loads. */
export function usePrefetchLog(): void {
  usePrefetchAuditRecords(useAuditPageQuery(useListSearch(auditLog)))
}
