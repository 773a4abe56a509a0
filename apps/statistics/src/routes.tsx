import { lazyPage } from '@console/sub-app'

const overview = async () =>
  import(/* webpackChunkName: "page-overview" */ './pages/overview/OverviewPages.tsx')

const users = async () => import(/* webpackChunkName: "page-users" */ './pages/users/UsersPage.tsx')

export const pages = {
  OverviewPage: lazyPage(async () => ({ Page: (await overview()).OverviewPage })),
  UserPage: lazyPage(async () => ({ Page: (await users()).UsersPage })),
  HomeOverviewPage: lazyPage(async () => ({ Page: (await overview()).HomeOverviewPage })),
}
