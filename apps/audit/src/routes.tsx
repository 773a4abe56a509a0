import { lazyPage } from '@console/sub-app'
import { useListSearch } from '@console/ui/list-page'
import { auditLog, useAuditPageQuery } from './pages/audit-log/audit-log.search.ts'
import { usePrefetchAuditRecords } from './queries/audit-records.ts'

export const pages = {
  AuditLogPage: lazyPage(
    () => import(/* webpackChunkName: "page-audit-log" */ './pages/audit-log/AuditLogPage.tsx'),
    { usePrefetch: usePrefetchLog },
  ),
  MessageHistoryPage: lazyPage(
    () =>
      import(/* webpackChunkName: "page-message-history" */ './pages/message-history/MessageHistoryPage.tsx'),
  ),
}

/** Prefetches the records of the address while the page's code loads. */
function usePrefetchLog(): void {
  usePrefetchAuditRecords(useAuditPageQuery(useListSearch(auditLog)))
}
