import { lazyPage } from '@console/sub-app'

const overview = async () => {
  const [{ HomeOverviewPage, OverviewPage }, { texts }] = await Promise.all([
    import(/* webpackChunkName: "page-overview" */ './pages/overview/OverviewPages.tsx'),
    import(/* webpackChunkName: "page-overview" */ './pages/overview/texts.ts'),
  ])
  return { HomeOverviewPage, OverviewPage, texts }
}

const users = async () => {
  const [{ UsersPage }, { texts }] = await Promise.all([
    import(/* webpackChunkName: "page-users" */ './pages/users/UsersPage.tsx'),
    import(/* webpackChunkName: "page-users" */ './pages/users/texts.ts'),
  ])
  return { Page: UsersPage, texts }
}

const sales = async () => {
  const [{ SalesPage }, { texts }] = await Promise.all([
    import(/* webpackChunkName: "page-sales" */ './pages/sales/SalesPage.tsx'),
    import(/* webpackChunkName: "page-sales" */ './pages/sales/texts.ts'),
  ])
  return { Page: SalesPage, texts }
}

const quality = async () => {
  const [{ QualityPage }, { texts }] = await Promise.all([
    import(/* webpackChunkName: "page-quality" */ './pages/quality/QualityPage.tsx'),
    import(/* webpackChunkName: "page-quality" */ './pages/quality/texts.ts'),
  ])
  return { Page: QualityPage, texts }
}

const labels = async () => {
  const [{ LabelPage }, { texts }] = await Promise.all([
    import(/* webpackChunkName: "page-labels" */ './pages/labels/LabelPage.tsx'),
    import(/* webpackChunkName: "page-labels" */ './pages/labels/texts.ts'),
  ])
  return { Page: LabelPage, texts }
}

const dataset = async () => {
  const [{ DatasetPage }, { texts }] = await Promise.all([
    import(/* webpackChunkName: "page-dataset" */ './pages/dataset/DatasetPage.tsx'),
    import(/* webpackChunkName: "page-dataset" */ './pages/dataset/texts.ts'),
  ])
  return { Page: DatasetPage, texts }
}

const team = async () => {
  const [{ TeamPage }, { texts }] = await Promise.all([
    import(/* webpackChunkName: "page-team" */ './pages/team/TeamPage.tsx'),
    import(/* webpackChunkName: "page-team" */ './pages/team/texts.ts'),
  ])
  return { Page: TeamPage, texts }
}

const voice = async () => {
  const [{ VoicePage }, { texts }] = await Promise.all([
    import(/* webpackChunkName: "page-voice" */ './pages/voice/VoicePage.tsx'),
    import(/* webpackChunkName: "page-voice" */ './pages/voice/texts.ts'),
  ])
  return { Page: VoicePage, texts }
}

const twin = async () => {
  const [{ TwinPage }, { texts }] = await Promise.all([
    import(/* webpackChunkName: "page-twin" */ './pages/twin/TwinPage.tsx'),
    import(/* webpackChunkName: "page-twin" */ './pages/twin/texts.ts'),
  ])
  return { Page: TwinPage, texts }
}

const recommend = async () => {
  const [{ RecommendPage }, { texts }] = await Promise.all([
    import(/* webpackChunkName: "page-recommend" */ './pages/recommend/RecommendPage.tsx'),
    import(/* webpackChunkName: "page-recommend" */ './pages/recommend/texts.ts'),
  ])
  return { Page: RecommendPage, texts }
}

const projectUser = async () => {
  const [{ ProjectUserPage }, { texts }] = await Promise.all([
    import(/* webpackChunkName: "page-project-user" */ './pages/project-user/ProjectUserPage.tsx'),
    import(/* webpackChunkName: "page-project-user" */ './pages/project-user/texts.ts'),
  ])
  return { Page: ProjectUserPage, texts }
}

const projectPerformance = async () => {
  const [{ ProjectPerformancePage }, { texts }] = await Promise.all([
    import(
      /* webpackChunkName: "page-project-performance" */ './pages/project-performance/ProjectPerformancePage.tsx'
    ),
    import(/* webpackChunkName: "page-project-performance" */ './pages/project-performance/texts.ts'),
  ])
  return { Page: ProjectPerformancePage, texts }
}

const projectAction = async () => {
  const [{ ProjectActionPage }, { texts }] = await Promise.all([
    import(/* webpackChunkName: "page-project-action" */ './pages/project-action/ProjectActionPage.tsx'),
    import(/* webpackChunkName: "page-project-action" */ './pages/project-action/texts.ts'),
  ])
  return { Page: ProjectActionPage, texts }
}

const records = async () => {
  const [{ RecordPage }, { texts }] = await Promise.all([
    import(/* webpackChunkName: "page-records" */ './pages/records/RecordPage.tsx'),
    import(/* webpackChunkName: "page-records" */ './pages/records/texts.ts'),
  ])
  return { Page: RecordPage, texts }
}

const monitorHome = async () => {
  const [{ MonitorHomePage }, { texts }] = await Promise.all([
    import(/* webpackChunkName: "page-monitor-home" */ './pages/monitor-home/MonitorHomePage.tsx'),
    import(/* webpackChunkName: "page-monitor-home" */ './pages/monitor-home/texts.ts'),
  ])
  return { Page: MonitorHomePage, texts }
}

const monitoring = async () => {
  const [{ MonitoringPage }, { texts }] = await Promise.all([
    import(/* webpackChunkName: "page-monitoring" */ './pages/monitoring/MonitoringPage.tsx'),
    import(/* webpackChunkName: "page-monitoring" */ './pages/monitoring/texts.ts'),
  ])
  return { Page: MonitoringPage, texts }
}

const plan = async () => {
  const [{ PlanPage }, { texts }] = await Promise.all([
    import(/* webpackChunkName: "page-plan" */ './pages/plan/PlanPage.tsx'),
    import(/* webpackChunkName: "page-plan" */ './pages/plan/texts.ts'),
  ])
  return { Page: PlanPage, texts }
}

const editHistory = async () => {
  const [{ EditHistoryPage }, { texts }] = await Promise.all([
    import(/* webpackChunkName: "page-edit-history" */ './pages/edit-history/EditHistoryPage.tsx'),
    import(/* webpackChunkName: "page-edit-history" */ './pages/edit-history/texts.ts'),
  ])
  return { Page: EditHistoryPage, texts }
}

const person = async () => {
  const [{ PersonPage }, { texts }] = await Promise.all([
    import(/* webpackChunkName: "page-person" */ './pages/person/PersonPage.tsx'),
    import(/* webpackChunkName: "page-person" */ './pages/person/texts.ts'),
  ])
  return { Page: PersonPage, texts }
}

const bill = async () => {
  const [{ BillPage }, { texts }] = await Promise.all([
    import(/* webpackChunkName: "page-bill" */ './pages/bill/BillPage.tsx'),
    import(/* webpackChunkName: "page-bill" */ './pages/bill/texts.ts'),
  ])
  return { Page: BillPage, texts }
}

const configuration = async () => {
  const [{ ConfigurationPage }, { texts }] = await Promise.all([
    import(/* webpackChunkName: "page-configuration" */ './pages/configuration/ConfigurationPage.tsx'),
    import(/* webpackChunkName: "page-configuration" */ './pages/configuration/texts.ts'),
  ])
  return { Page: ConfigurationPage, texts }
}

const offlineData = async () => {
  const [{ OfflineDataPage }, { texts }] = await Promise.all([
    import(/* webpackChunkName: "page-offline-data" */ './pages/offline-data/OfflineDataPage.tsx'),
    import(/* webpackChunkName: "page-offline-data" */ './pages/offline-data/texts.ts'),
  ])
  return { Page: OfflineDataPage, texts }
}

const tracking = async () => {
  const [{ TrackPage }, { texts }] = await Promise.all([
    import(/* webpackChunkName: "page-tracking" */ './pages/tracking/TrackPage.tsx'),
    import(/* webpackChunkName: "page-tracking" */ './pages/tracking/texts.ts'),
  ])
  return { Page: TrackPage, texts }
}

export const pages = {
  OverviewPage: lazyPage(async () => {
    const { OverviewPage: Page, texts } = await overview()
    return { Page, texts }
  }),
  SalesPage: lazyPage(sales),
  ViolationPage: lazyPage(quality),
  LabelPage: lazyPage(labels),
  DatasetPage: lazyPage(dataset),
  TeamPage: lazyPage(team),
  VoicePage: lazyPage(voice),
  TwinPage: lazyPage(twin),
  RecommendPage: lazyPage(recommend),
  UserPage: lazyPage(users),
  HomeOverviewPage: lazyPage(async () => {
    const { HomeOverviewPage: Page, texts } = await overview()
    return { Page, texts }
  }),
  QualityRecordPage: lazyPage(records),
  ProjectUserPage: lazyPage(projectUser),
  ProjectPerformancePage: lazyPage(projectPerformance),
  ProjectActionPage: lazyPage(projectAction),
  MonitorHomePage: lazyPage(monitorHome),
  MonitoringPage: lazyPage(monitoring),
  PlanPage: lazyPage(plan),
  EditHistoryPage: lazyPage(editHistory),
  PersonPage: lazyPage(person),
  BillPage: lazyPage(bill),
  ConfigurationPage: lazyPage(configuration),
  OfflineDataPage: lazyPage(offlineData),
  TrackPage: lazyPage(tracking),
}
