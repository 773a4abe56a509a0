import { lazyPage } from '@console/sub-app'

const overview = async () =>
  import(/* webpackChunkName: "page-overview" */ './pages/overview/OverviewPages.tsx')

const users = async () => import(/* webpackChunkName: "page-users" */ './pages/users/UsersPage.tsx')

const sales = async () => import(/* webpackChunkName: "page-sales" */ './pages/sales/SalesPage.tsx')
const quality = async () => import(/* webpackChunkName: "page-quality" */ './pages/quality/QualityPage.tsx')
const twin = async () => import(/* webpackChunkName: "page-twin" */ './pages/twin/TwinPage.tsx')
const recommend = async () =>
  import(/* webpackChunkName: "page-recommend" */ './pages/recommend/RecommendPage.tsx')

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

const configuration = async () => {
  const [{ ConfigurationPage }, { texts }] = await Promise.all([
    import(/* webpackChunkName: "page-configuration" */ './pages/configuration/ConfigurationPage.tsx'),
    import(/* webpackChunkName: "page-configuration" */ './pages/configuration/texts.ts'),
  ])
  return { Page: ConfigurationPage, texts }
}

export const pages = {
  OverviewPage: lazyPage(async () => ({ Page: (await overview()).OverviewPage })),
  SalesPage: lazyPage(async () => ({ Page: (await sales()).SalesPage })),
  ViolationPage: lazyPage(async () => ({ Page: (await quality()).QualityPage })),
  TwinPage: lazyPage(async () => ({ Page: (await twin()).TwinPage })),
  RecommendPage: lazyPage(async () => ({ Page: (await recommend()).RecommendPage })),
  UserPage: lazyPage(async () => ({ Page: (await users()).UsersPage })),
  HomeOverviewPage: lazyPage(async () => ({ Page: (await overview()).HomeOverviewPage })),
  QualityRecordPage: lazyPage(records),
  MonitorHomePage: lazyPage(monitorHome),
  MonitoringPage: lazyPage(monitoring),
  PlanPage: lazyPage(plan),
  EditHistoryPage: lazyPage(editHistory),
  PersonPage: lazyPage(person),
  ConfigurationPage: lazyPage(configuration),
}
