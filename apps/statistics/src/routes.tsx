import { lazyPage } from '@console/sub-app'

const overview = async () =>
  import(/* webpackChunkName: "page-overview" */ './pages/overview/OverviewPages.tsx')

export const pages = {
  OverviewPage: lazyPage(async () => ({ Page: (await overview()).OverviewPage })),
  HomeOverviewPage: lazyPage(async () => ({ Page: (await overview()).HomeOverviewPage })),
}
