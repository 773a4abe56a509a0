import { lazyPage } from '@console/sub-app'
import { useListSearch } from '@console/ui/list-page'
import { labelList, toLabelQuery } from './pages/label-config/label-config.search.ts'
import { usePrefetchLabels } from './queries/labels.ts'

export const pages = {
  LabelConfigPage: lazyPage(
    () => import(/* webpackChunkName: "page-label-config" */ './pages/label-config/LabelConfigPage.tsx'),
    { usePrefetch: usePrefetchList },
  ),
}

/** Prefetches the labels of the address while the page's code loads. */
function usePrefetchList(): void {
  usePrefetchLabels(toLabelQuery(useListSearch(labelList)))
}
