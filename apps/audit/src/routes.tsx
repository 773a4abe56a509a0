import { lazyPage } from '@console/sub-app'

export const pages = {
  AuditLogPage: lazyPage(async () => ({
    Page: (await import(/* webpackChunkName: "page-audit-log" */ './pages/audit-log/AuditLogPage.tsx'))
      .AuditLogPage,
  })),
  MessageHistoryPage: lazyPage(async () => ({
    Page: (
      await import(
        /* webpackChunkName: "page-message-history" */ './pages/message-history/MessageHistoryPage.tsx'
      )
    ).MessageHistoryPage,
  })),
}
