import { lazy } from 'react'

export const pages = {
  AuditLogPage: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-audit-log" */ './pages/audit-log/AuditLogPage.tsx'))
      .AuditLogPage,
  })),
  MessageHistoryPage: lazy(async () => ({
    default: (
      await import(
        /* webpackChunkName: "page-message-history" */ './pages/message-history/MessageHistoryPage.tsx'
      )
    ).MessageHistoryPage,
  })),
}
