import { lazyPage } from '@console/sub-app'

export const pages = {
  WorkspacePage: lazyPage(async () => ({
    Page: (await import(/* webpackChunkName: "page-workspace" */ './pages/wall/WorkspacePage.tsx'))
      .WorkspacePage,
  })),
}
