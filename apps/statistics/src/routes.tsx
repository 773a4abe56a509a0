import { lazyPage } from '@console/sub-app'
import type { FirstFigures } from './frame/first-figures.ts'
import { usePrefetchChartPage, usePrefetchStatPage } from './frame/use-prefetch-stat-page.ts'
import { LIGHT_TIERS } from './manifest.ts'
import { HOME_FIGURES, OVERVIEW_FIGURES } from './pages/overview/first-figures.ts'
import { VIOLATION_FIGURES } from './pages/quality/first-figures.ts'
import { RECOMMEND_FIGURES } from './pages/recommend/first-figures.ts'
import { SALES_FIGURES } from './pages/sales/first-figures.ts'
import { TEAM_FIGURES } from './pages/team/first-figures.ts'
import { TWIN_FIGURES } from './pages/twin/first-figures.ts'
import { USER_FIGURES } from './pages/users/first-figures.ts'
import { VOICE_FIGURES } from './pages/voice/first-figures.ts'
import { useShowsFigures } from './pages/voice/use-shows-figures.ts'
import { usePrefetchQueryLists } from './queries/query-lists.ts'

const chartPage = (figures: FirstFigures = {}) => ({
  usePrefetch: () => usePrefetchChartPage(figures),
  tiers: LIGHT_TIERS,
})
/** Its own code requests its first figures. */
const CHARTS = chartPage()
const chartAndTablePage = (figures: FirstFigures) => ({
  usePrefetch: () => usePrefetchChartPage(figures),
})
const PROJECTS = { tiers: LIGHT_TIERS }
const SUMMARY = { usePrefetch: usePrefetchStatPage }
const QUERY = { usePrefetch: usePrefetchQueryLists }

export const pages = {
  OverviewPage: lazyPage(
    () => import(/* webpackChunkName: "page-overview" */ './pages/overview/page.ts'),
    chartPage(OVERVIEW_FIGURES),
  ),
  SalesPage: lazyPage(
    () => import(/* webpackChunkName: "page-sales" */ './pages/sales/page.ts'),
    chartPage(SALES_FIGURES),
  ),
  ViolationPage: lazyPage(
    () => import(/* webpackChunkName: "page-violation" */ './pages/quality/page.ts'),
    chartPage(VIOLATION_FIGURES),
  ),
  LabelPage: lazyPage(() => import(/* webpackChunkName: "page-label" */ './pages/labels/page.ts'), CHARTS),
  DatasetPage: lazyPage(
    () => import(/* webpackChunkName: "page-dataset" */ './pages/dataset/page.ts'),
    CHARTS,
  ),
  TeamPage: lazyPage(
    () => import(/* webpackChunkName: "page-team" */ './pages/team/page.ts'),
    chartAndTablePage(TEAM_FIGURES),
  ),
  VoicePage: lazyPage(() => import(/* webpackChunkName: "page-voice" */ './pages/voice/page.ts'), {
    ...chartPage(VOICE_FIGURES),
    useHasFirstView: useShowsFigures,
  }),
  TwinPage: lazyPage(
    () => import(/* webpackChunkName: "page-twin" */ './pages/twin/page.ts'),
    chartAndTablePage(TWIN_FIGURES),
  ),
  RecommendPage: lazyPage(
    () => import(/* webpackChunkName: "page-recommend" */ './pages/recommend/page.ts'),
    chartPage(RECOMMEND_FIGURES),
  ),
  UserPage: lazyPage(
    () => import(/* webpackChunkName: "page-user" */ './pages/users/page.ts'),
    chartPage(USER_FIGURES),
  ),
  HomeOverviewPage: lazyPage(
    () => import(/* webpackChunkName: "page-home-overview" */ './pages/overview/home-page.ts'),
    chartPage(HOME_FIGURES),
  ),
  QualityRecordPage: lazyPage(
    () => import(/* webpackChunkName: "page-quality-record" */ './pages/records/page.ts'),
    QUERY,
  ),
  ProjectUserPage: lazyPage(
    () => import(/* webpackChunkName: "page-project-user" */ './pages/projects/user-page.ts'),
  ),
  ProjectPerformancePage: lazyPage(
    () => import(/* webpackChunkName: "page-project-performance" */ './pages/projects/performance-page.ts'),
    PROJECTS,
  ),
  ProjectActionPage: lazyPage(
    () => import(/* webpackChunkName: "page-project-action" */ './pages/projects/action-page.ts'),
    PROJECTS,
  ),
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
    SUMMARY,
  ),
  ConfigurationPage: lazyPage(
    () => import(/* webpackChunkName: "page-configuration" */ './pages/configuration/page.ts'),
  ),
  OfflineDataPage: lazyPage(
    () => import(/* webpackChunkName: "page-offline-data" */ './pages/offline-data/page.ts'),
  ),
  TrackPage: lazyPage(() => import(/* webpackChunkName: "page-track" */ './pages/tracking/page.ts')),
}
