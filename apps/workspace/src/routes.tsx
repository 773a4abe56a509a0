import { lazyPage } from '@console/sub-app'

export const pages = {
  WorkspacePage: lazyPage(
    () => import(/* webpackChunkName: "page-workspace" */ './pages/wall/WorkspacePage.tsx'),
  ),
}
