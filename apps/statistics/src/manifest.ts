import type { SubAppManifestSource } from '@console/sub-app'

/** The range of the query, see `useStatQuery`; the day whose judgements are opened and paths of ranks are none of it. */
const views = { days: ['from', 'to'], leftOut: ['judged', 'drill'] } as const
/** That of pages with a query of their own. */
const rangeViews = { days: ['from', 'to'] } as const

/** That of monitoring, see `useMonitorQuery`; the page of people is none of it. */
const monitorViews = { days: ['beginAt', 'endAt'], leftOut: ['page'] } as const

/** Pages of figures and charts begin without a table. Charts and calendars come with their own tiers once the page is there. */
export const LIGHT_TIERS = ['core', 'frame'] as const

export const manifest = {
  module: 'statistics',
  routerBase: [
    '/console/statistic',
    '/console/overview',
    '/console/quality/record',
    '/console/monitorHome',
    '/console/database/statistic',
  ],
  routes: [
    { path: '/console/overview', component: 'HomeOverviewPage', tiers: LIGHT_TIERS, views },
    { path: '/console/statistic/overview', component: 'OverviewPage', tiers: LIGHT_TIERS, views },
    { path: '/console/statistic/user', component: 'UserPage', tiers: LIGHT_TIERS, views },
    { path: '/console/statistic/sales', component: 'SalesPage', tiers: LIGHT_TIERS, views },
    { path: '/console/statistic/violation', component: 'ViolationPage', tiers: LIGHT_TIERS, views },
    { path: '/console/statistic/label', component: 'LabelPage', tiers: LIGHT_TIERS, views },
    { path: '/console/statistic/dataset', component: 'DatasetPage', tiers: LIGHT_TIERS, views },
    { path: '/console/statistic/team', component: 'TeamPage', views },
    { path: '/console/statistic/voice-analytics', component: 'VoicePage', tiers: LIGHT_TIERS, views },
    { path: '/console/statistic/twin', component: 'TwinPage', views },
    {
      path: '/console/quality/record',
      component: 'QualityRecordPage',
      views: { days: ['beginDay', 'endDay'], leftOut: ['page'] },
    },
    { path: '/console/statistic/recommend', component: 'RecommendPage', tiers: LIGHT_TIERS, views },
    {
      path: '/console/statistic/project/user',
      component: 'ProjectUserPage',
      tiers: LIGHT_TIERS,
      views: rangeViews,
    },
    {
      path: '/console/statistic/project/perf',
      component: 'ProjectPerformancePage',
      tiers: LIGHT_TIERS,
      views: rangeViews,
    },
    {
      path: '/console/statistic/project/action',
      component: 'ProjectActionPage',
      tiers: LIGHT_TIERS,
      views: rangeViews,
    },
    { path: '/console/monitorHome', component: 'MonitorHomePage', views: monitorViews },
    {
      path: '/console/statistic/monitor',
      component: 'MonitoringPage',
      views: monitorViews,
    },
    { path: '/console/statistic/plan', component: 'PlanPage', views: monitorViews },
    {
      path: '/console/statistic/edit-history',
      component: 'EditHistoryPage',
      views: { days: ['beginDay', 'endDay'], leftOut: ['page'] },
    },
    {
      path: '/console/statistic/track',
      component: 'TrackPage',
      views: { days: ['from', 'to'], leftOut: ['page', 'detail', 'session', 'person'] },
    },
    {
      path: '/console/statistic/offline-data',
      component: 'OfflineDataPage',
      views: { leftOut: ['page'] },
    },
    {
      path: '/console/statistic/monitor/person',
      component: 'PersonPage',
      views: { days: ['stdate', 'enddate'], leftOut: ['at'] },
    },
    {
      path: '/console/statistic/bill',
      component: 'BillPage',
      views: { days: [], leftOut: ['page', 'row'] },
    },
    { path: '/console/statistic/summary', component: 'SummaryPage', views: rangeViews },
    { path: '/console/database/statistic', component: 'ConfigurationPage' },
  ],
  tiers: ['core', 'frame', 'table'],
} as const satisfies SubAppManifestSource
