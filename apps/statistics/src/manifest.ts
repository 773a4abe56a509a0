import type { SubAppManifestSource } from '@console/sub-app'

export const manifest = {
  module: 'statistics',
  routerBase: ['/console/statistic', '/console/overview'],
  routes: [
    { path: '/console/overview', component: 'HomeOverviewPage' },
    { path: '/console/statistic/overview', component: 'OverviewPage' },
  ],
  // Charts come with their own tier once the page is there, tables once a panel is opened.
  tiers: ['core', 'frame'],
} as const satisfies SubAppManifestSource
