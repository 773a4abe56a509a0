import type { SubAppManifestSource } from '@console/sub-app'

/** The range of the query, see `useStatQuery`. */
const views = { days: ['from', 'to'] } as const

export const manifest = {
  module: 'statistics',
  routerBase: [
    '/console/statistic',
    '/console/overview',
    '/console/quality/record',
    '/console/database/statistic',
  ],
  routes: [
    { path: '/console/overview', component: 'HomeOverviewPage', views },
    { path: '/console/statistic/overview', component: 'OverviewPage', views },
    { path: '/console/statistic/user', component: 'UserPage', views },
    { path: '/console/statistic/sales', component: 'SalesPage', views },
    { path: '/console/statistic/violation', component: 'ViolationPage', views },
    { path: '/console/statistic/twin', component: 'TwinPage', views },
    {
      path: '/console/quality/record',
      component: 'QualityRecordPage',
      views: { days: ['beginDay', 'endDay'], leftOut: ['page'] },
    },
    { path: '/console/statistic/recommend', component: 'RecommendPage', views },
    { path: '/console/database/statistic', component: 'ConfigurationPage' },
  ],
  // The range of days needs the tier of tables; charts come with their own once the page is there.
  tiers: ['core', 'frame', 'data'],
} as const satisfies SubAppManifestSource
