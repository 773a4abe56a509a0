import { METRIC, quality } from '@console/contracts'
import { lazyPage } from '@console/sub-app'
import {
  type FirstFigures,
  usePrefetchChartPage,
  usePrefetchStatPage,
} from './frame/use-prefetch-stat-page.ts'
import { LIGHT_TIERS } from './manifest.ts'
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
const OVERVIEW: FirstFigures = { hasSummary: true, metrics: [METRIC.onlineUsers], ranks: ['talkTime'] }
const SUMMARY = { usePrefetch: usePrefetchStatPage }
const QUERY = { usePrefetch: usePrefetchQueryLists }

export const pages = {
  OverviewPage: lazyPage(
    async () => {
      const { OverviewPage, texts } = await import(
        /* webpackChunkName: "page-overview" */ './pages/overview/OverviewPages.tsx'
      )
      return { OverviewPage, texts }
    },
    chartPage({ ...OVERVIEW, quality: quality.overviewData }),
  ),
  SalesPage: lazyPage(
    () => import(/* webpackChunkName: "page-sales" */ './pages/sales/SalesPage.tsx'),
    // The ranks that depend on no module.
    chartPage({ hasSummary: true, ranks: ['callCnt', 'talkTime'] }),
  ),
  ViolationPage: lazyPage(
    () => import(/* webpackChunkName: "page-violation" */ './pages/quality/QualityPage.tsx'),
    chartPage({ quality: quality.violationData }),
  ),
  LabelPage: lazyPage(
    () => import(/* webpackChunkName: "page-label" */ './pages/labels/LabelPage.tsx'),
    CHARTS,
  ),
  DatasetPage: lazyPage(
    () => import(/* webpackChunkName: "page-dataset" */ './pages/dataset/DatasetPage.tsx'),
    CHARTS,
  ),
  TeamPage: lazyPage(
    () => import(/* webpackChunkName: "page-team" */ './pages/team/TeamPage.tsx'),
    chartAndTablePage({ ranks: ['talkTime'] }),
  ),
  VoicePage: lazyPage(() => import(/* webpackChunkName: "page-voice" */ './pages/voice/VoicePage.tsx'), {
    ...chartPage({ metrics: [METRIC.calls, METRIC.talkTime], ranks: ['talkTime'] }),
    useHasFirstView: useShowsFigures,
  }),
  TwinPage: lazyPage(
    () => import(/* webpackChunkName: "page-twin" */ './pages/twin/TwinPage.tsx'),
    chartAndTablePage({ metrics: [METRIC.twinUses], ranks: [`${METRIC.twinUses}`] }),
  ),
  RecommendPage: lazyPage(
    () => import(/* webpackChunkName: "page-recommend" */ './pages/recommend/RecommendPage.tsx'),
    chartPage({ metrics: [METRIC.recommended], ranks: ['recommendQuestion', 'recommend'] }),
  ),
  UserPage: lazyPage(
    () => import(/* webpackChunkName: "page-user" */ './pages/users/UsersPage.tsx'),
    chartPage({
      hasSummary: true,
      metrics: [METRIC.onlineUsers, METRIC.onlineDuration],
      ranks: ['onlineDuration'],
    }),
  ),
  HomeOverviewPage: lazyPage(
    async () => {
      const { HomeOverviewPage, texts } = await import(
        /* webpackChunkName: "page-home-overview" */ './pages/overview/OverviewPages.tsx'
      )
      return { HomeOverviewPage, texts }
    },
    chartPage({ ...OVERVIEW, metrics: [METRIC.calls, METRIC.onlineUsers], quality: quality.homeData }),
  ),
  QualityRecordPage: lazyPage(
    () => import(/* webpackChunkName: "page-quality-record" */ './pages/records/RecordPage.tsx'),
    QUERY,
  ),
  ProjectUserPage: lazyPage(
    () => import(/* webpackChunkName: "page-project-user" */ './pages/projects/ProjectUserPage.tsx'),
  ),
  ProjectPerformancePage: lazyPage(
    () =>
      import(
        /* webpackChunkName: "page-project-performance" */ './pages/projects/ProjectPerformancePage.tsx'
      ),
    PROJECTS,
  ),
  ProjectActionPage: lazyPage(
    () => import(/* webpackChunkName: "page-project-action" */ './pages/projects/ProjectActionPage.tsx'),
    PROJECTS,
  ),
  MonitorHomePage: lazyPage(
    () => import(/* webpackChunkName: "page-monitor-home" */ './pages/monitor-home/MonitorHomePage.tsx'),
    QUERY,
  ),
  MonitoringPage: lazyPage(
    () => import(/* webpackChunkName: "page-monitoring" */ './pages/monitoring/MonitoringPage.tsx'),
    QUERY,
  ),
  PlanPage: lazyPage(() => import(/* webpackChunkName: "page-plan" */ './pages/plan/PlanPage.tsx'), QUERY),
  EditHistoryPage: lazyPage(
    () => import(/* webpackChunkName: "page-edit-history" */ './pages/edit-history/EditHistoryPage.tsx'),
  ),
  PersonPage: lazyPage(() => import(/* webpackChunkName: "page-person" */ './pages/person/PersonPage.tsx')),
  BillPage: lazyPage(() => import(/* webpackChunkName: "page-bill" */ './pages/bill/BillPage.tsx'), QUERY),
  SummaryPage: lazyPage(
    () => import(/* webpackChunkName: "page-summary" */ './pages/summary/SummaryPage.tsx'),
    SUMMARY,
  ),
  ConfigurationPage: lazyPage(
    () => import(/* webpackChunkName: "page-configuration" */ './pages/configuration/ConfigurationPage.tsx'),
  ),
  OfflineDataPage: lazyPage(
    () => import(/* webpackChunkName: "page-offline-data" */ './pages/offline-data/OfflineDataPage.tsx'),
  ),
  TrackPage: lazyPage(() => import(/* webpackChunkName: "page-track" */ './pages/tracking/TrackPage.tsx')),
}
