import { lazyPage } from '@console/sub-app'

// Pages that load together.
const overview = () => import(/* webpackChunkName: "page-overview" */ './pages/overview/page.ts')
const projects = () => import(/* webpackChunkName: "page-projects" */ './pages/projects/page.ts')

export const pages = {
  OverviewPage: lazyPage(async () => {
    const { OverviewPage: Page, texts } = await overview()
    return { Page, texts }
  }),
  SalesPage: lazyPage(() => import(/* webpackChunkName: "page-sales" */ './pages/sales/page.ts')),
  ViolationPage: lazyPage(() => import(/* webpackChunkName: "page-quality" */ './pages/quality/page.ts')),
  LabelPage: lazyPage(() => import(/* webpackChunkName: "page-labels" */ './pages/labels/page.ts')),
  DatasetPage: lazyPage(() => import(/* webpackChunkName: "page-dataset" */ './pages/dataset/page.ts')),
  TeamPage: lazyPage(() => import(/* webpackChunkName: "page-team" */ './pages/team/page.ts')),
  VoicePage: lazyPage(() => import(/* webpackChunkName: "page-voice" */ './pages/voice/page.ts')),
  TwinPage: lazyPage(() => import(/* webpackChunkName: "page-twin" */ './pages/twin/page.ts')),
  RecommendPage: lazyPage(() => import(/* webpackChunkName: "page-recommend" */ './pages/recommend/page.ts')),
  UserPage: lazyPage(() => import(/* webpackChunkName: "page-users" */ './pages/users/page.ts')),
  HomeOverviewPage: lazyPage(async () => {
    const { HomeOverviewPage: Page, texts } = await overview()
    return { Page, texts }
  }),
  QualityRecordPage: lazyPage(() => import(/* webpackChunkName: "page-records" */ './pages/records/page.ts')),
  ProjectUserPage: lazyPage(async () => {
    const { ProjectUserPage: Page, texts } = await projects()
    return { Page, texts }
  }),
  ProjectPerformancePage: lazyPage(async () => {
    const { ProjectPerformancePage: Page, texts } = await projects()
    return { Page, texts }
  }),
  ProjectActionPage: lazyPage(async () => {
    const { ProjectActionPage: Page, texts } = await projects()
    return { Page, texts }
  }),
  MonitorHomePage: lazyPage(
    () => import(/* webpackChunkName: "page-monitor-home" */ './pages/monitor-home/page.ts'),
  ),
  MonitoringPage: lazyPage(
    () => import(/* webpackChunkName: "page-monitoring" */ './pages/monitoring/page.ts'),
  ),
  PlanPage: lazyPage(() => import(/* webpackChunkName: "page-plan" */ './pages/plan/page.ts')),
  EditHistoryPage: lazyPage(
    () => import(/* webpackChunkName: "page-edit-history" */ './pages/edit-history/page.ts'),
  ),
  PersonPage: lazyPage(() => import(/* webpackChunkName: "page-person" */ './pages/person/page.ts')),
  BillPage: lazyPage(() => import(/* webpackChunkName: "page-bill" */ './pages/bill/page.ts')),
  SummaryPage: lazyPage(() => import(/* webpackChunkName: "page-summary" */ './pages/summary/page.ts')),
  ConfigurationPage: lazyPage(
    () => import(/* webpackChunkName: "page-configuration" */ './pages/configuration/page.ts'),
  ),
  OfflineDataPage: lazyPage(
    () => import(/* webpackChunkName: "page-offline-data" */ './pages/offline-data/page.ts'),
  ),
  TrackPage: lazyPage(() => import(/* webpackChunkName: "page-tracking" */ './pages/tracking/page.ts')),
}
