import { lazyPage } from '@console/sub-app'

export const pages = {
  VersionPage: lazyPage(async () => ({
    Page: (await import(/* webpackChunkName: "page-version" */ './pages/version/VersionPage.tsx'))
      .VersionPage,
  })),
}
