import type { SubAppManifestSource } from '@console/sub-app'

export const manifest = {
  module: 'statistics',
  routerBase: ['/console/statistic', '/console/overview', '/console/quality/record'],
  routes: [
    { path: '/console/overview', component: 'HomeOverviewPage' },
    { path: '/console/statistic/overview', component: 'OverviewPage' },
    { path: '/console/statistic/user', component: 'UserPage' },
    { path: '/console/statistic/sales', component: 'SalesPage' },
    { path: '/console/statistic/violation', component: 'ViolationPage' },
    { path: '/console/statistic/twin', component: 'TwinPage' },
    { path: '/console/quality/record', component: 'QualityRecordPage' },
    { path: '/console/statistic/recommend', component: 'RecommendPage' },
  ],
  // The range of days needs the tier of tables; charts come with their own once the page is there.
  tiers: ['core', 'frame', 'data'],
} as const satisfies SubAppManifestSource
