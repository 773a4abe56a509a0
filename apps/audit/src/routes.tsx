import { lazyPage } from '@console/sub-app'
import { usePrefetchLog } from './pages/audit-log/use-prefetch-log.ts'

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
