import { lazyPage } from '@console/sub-app'
import { usePrefetchLog } from './pages/audit-log/use-prefetch-log.ts'

export const pages = {
  AuditLogPage: lazyPage(
    async () => ({
      Page: (await import(/* webpackChunkName: "page-audit-log" */ './pages/audit-log/AuditLogPage.tsx'))
        .AuditLogPage,
    }),
    { usePrefetch: usePrefetchLog },
  ),
  MessageHistoryPage: lazyPage(async () => ({
    Page: (
      await import(
        /* webpackChunkName: "page-message-history" */ './pages/message-history/MessageHistoryPage.tsx'
      )
    ).MessageHistoryPage,
  })),
}
