import { lazyPage } from '@console/sub-app'
import { SETTINGS_TIERS } from './manifest.ts'
import { usePrefetchCategoryList } from './pages/corpus-category/use-prefetch-category-list.ts'
import { usePrefetchCorpusList } from './pages/corpus/use-prefetch-corpus-list.ts'
import { usePrefetchRecordList } from './pages/record/use-prefetch-record-list.ts'

export const pages = {
  RecordPage: lazyPage(() => import(/* webpackChunkName: "page-record" */ './pages/record/RecordPage.tsx'), {
    usePrefetch: usePrefetchRecordList,
  }),
  CorpusPage: lazyPage(() => import(/* webpackChunkName: "page-corpus" */ './pages/corpus/CorpusPage.tsx'), {
    usePrefetch: usePrefetchCorpusList,
  }),
  CorpusCategoryPage: lazyPage(
    () =>
      import(/* webpackChunkName: "page-corpus-category" */ './pages/corpus-category/CorpusCategoryPage.tsx'),
    { usePrefetch: usePrefetchCategoryList },
  ),
  ConfigPage: lazyPage(() => import(/* webpackChunkName: "page-config" */ './pages/config/ConfigPage.tsx'), {
    tiers: SETTINGS_TIERS,
  }),
}
