import type { SubAppManifestSource } from '@console/sub-app'

export const manifest = {
  module: 'audit',
  routerBase: ['/console/msgcenter'],
  routes: [
    { path: '/console/msgcenter/audit', component: 'AuditLogPage' },
    { path: '/console/msgcenter/quality-rules', component: 'MessageHistoryPage' },
  ],
  tiers: ['core', 'frame', 'data'],
} as const satisfies SubAppManifestSource
