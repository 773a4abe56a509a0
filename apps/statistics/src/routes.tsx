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
  ConfigurationPage: lazyPage(configuration),
}
