import { lazyPage } from '@console/sub-app'
import { usePrefetchList } from './pages/version/use-prefetch-list.ts'

export const pages = {
  VersionPage: lazyPage(
    () => import(/* webpackChunkName: "page-version" */ './pages/version/VersionPage.tsx'),
    { usePrefetch: usePrefetchList },
  ),
}
