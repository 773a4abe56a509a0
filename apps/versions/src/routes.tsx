import { lazyPage } from '@console/sub-app'
import { useListSearch } from '@console/ui/list-page'
import { versionList } from './pages/version/version.search.ts'
import { usePrefetchVersions } from './queries/versions.ts'

export const pages = {
  VersionPage: lazyPage(
    () => import(/* webpackChunkName: "page-version" */ './pages/version/VersionPage.tsx'),
    { usePrefetch: usePrefetchList },
  ),
}

/** Prefetches the versions of the address while the page's code loads. */
function usePrefetchList(): void {
  usePrefetchVersions(useListSearch(versionList).paging)
}
