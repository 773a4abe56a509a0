import { lazyPage } from '@console/sub-app'
import { usePrefetchList } from './pages/version/use-prefetch-list.ts'

export const pages = {
  VersionPage: lazyPage(
    async () => ({
      Page: (await import(/* webpackChunkName: "page-version" */ './pages/version/VersionPage.tsx'))
        .VersionPage,
    }),
    { usePrefetch: usePrefetchList },
  ),
}
