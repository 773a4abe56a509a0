import { lazyPage } from '@console/sub-app'
import { usePrefetchChartPage, usePrefetchStatPage } from './frame/use-prefetch-stat-page.ts'
import { usePrefetchQueryLists } from './queries/query-lists.ts'

const CHARTS = { usePrefetch: usePrefetchChartPage }
const FIGURES = { usePrefetch: usePrefetchStatPage }
const QUERY = { usePrefetch: usePrefetchQueryLists }

// Pages that load together.
const overview = () => import(/* webpackChunkName: "page-overview" */ './pages/overview/page.ts')
const projects = () => import(/* webpackChunkName: "page-projects" */ './pages/projects/page.ts')

export const pages = {
  OverviewPage: lazyPage(async () => {
    const { OverviewPage: Page, texts } = await overview()
    return { Page, texts }
  }, CHARTS),
  SalesPage: lazyPage(() => import(/* webpackChunkName: "page-sales" */ './pages/sales/page.ts'), CHARTS),
  ViolationPage: lazyPage(
    () => import(/* webpackChunkName: "page-quality" */ './pages/quality/page.ts'),
    CHARTS,
  ),
  LabelPage: lazyPage(() => import(/* webpackChunkName: "page-labels" */ './pages/labels/page.ts'), CHARTS),
  DatasetPage: lazyPage(
    () => import(/* webpackChunkName: "page-dataset" */ './pages/dataset/page.ts'),
    CHARTS,
  ),
  TeamPage: lazyPage(() => import(/* webpackChunkName: "page-team" */ './pages/team/page.ts'), FIGURES),
  VoicePage: lazyPage(() => import(/* webpackChunkName: "page-voice" */ './pages/voice/page.ts'), CHARTS),
  TwinPage: lazyPage(() => import(/* webpackChunkName: "page-twin" */ './pages/twin/page.ts'), CHARTS),
  RecommendPage: lazyPage(
    () => import(/* webpackChunkName: "page-recommend" */ './pages/recommend/page.ts'),
    CHARTS,
  ),
  UserPage: lazyPage(() => import(/* webpackChunkName: "page-users" */ './pages/users/page.ts'), CHARTS),
  HomeOverviewPage: lazyPage(async () => {
    const { HomeOverviewPage: Page, texts } = await overview()
    return { Page, texts }
  }, CHARTS),
  QualityRecordPage: lazyPage(
    () => import(/* webpackChunkName: "page-records" */ './pages/records/page.ts'),
    QUERY,
  ),
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
    QUERY,
  ),
  MonitoringPage: lazyPage(
    () => import(/* webpackChunkName: "page-monitoring" */ './pages/monitoring/page.ts'),
    QUERY,
  ),
  PlanPage: lazyPage(() => import(/* webpackChunkName: "page-plan" */ './pages/plan/page.ts'), QUERY),
  EditHistoryPage: lazyPage(
    () => import(/* webpackChunkName: "page-edit-history" */ './pages/edit-history/page.ts'),
  ),
  PersonPage: lazyPage(() => import(/* webpackChunkName: "page-person" */ './pages/person/page.ts')),
  BillPage: lazyPage(() => import(/* webpackChunkName: "page-bill" */ './pages/bill/page.ts'), QUERY),
  SummaryPage: lazyPage(
    () => import(/* webpackChunkName: "page-summary" */ './pages/summary/page.ts'),
    FIGURES,
  ),
  ConfigurationPage: lazyPage(
    () => import(/* webpackChunkName: "page-configuration" */ './pages/configuration/page.ts'),
  ),
  OfflineDataPage: lazyPage(
    () => import(/* webpackChunkName: "page-offline-data" */ './pages/offline-data/page.ts'),
  ),
  TrackPage: lazyPage(() => import(/* webpackChunkName: "page-tracking" */ './pages/tracking/page.ts')),
}
