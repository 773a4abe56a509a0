import { lazy } from 'react'

export const pages = {
  AuditLogPage: lazy(async () => ({
    default: (await import('./pages/audit-log/AuditLogPage.tsx')).AuditLogPage,
  })),
}
