import type { SubAppManifestSource } from '@console/sub-app'

export const manifest = {
  module: 'audit',
  routerBase: ['/console/msgcenter'],
  routes: [
    {
      path: '/console/msgcenter/audit',
      component: 'AuditLogPage',
      views: { days: ['begin', 'end'], leftOut: ['page', 'fromEnd', 'record', 'view'] },
    },
    {
      path: '/console/msgcenter/quality-rules',
      component: 'MessageHistoryPage',
      views: { leftOut: ['page', 'rule', 'trigger', 'message'] },
    },
  ],
  tiers: ['core', 'frame', 'table'],
} as const satisfies SubAppManifestSource
