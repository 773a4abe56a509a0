import { lazyPage } from '@console/sub-app'
import { useListSearch } from '@console/ui/list-page'
import { SETTINGS_TIERS } from './manifest.ts'
import { categoryList, toCategoryQuery } from './pages/corpus-category/corpus-category.search.ts'
import { corpusList, toCorpusQuery } from './pages/corpus/corpus.search.ts'
import { recordList, toCheckQuery } from './pages/record/record.search.ts'
import { usePrefetchCategories } from './queries/categories.ts'
import { usePrefetchChecks } from './queries/checks.ts'
import { usePrefetchCorpora } from './queries/corpora.ts'

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

/** Prefetches the checks of the address while the page's code loads. */
function usePrefetchRecordList(): void {
  usePrefetchChecks(toCheckQuery(useListSearch(recordList)))
}

/** Prefetches the samples of the address while the page's code loads. */
function usePrefetchCorpusList(): void {
  usePrefetchCorpora(toCorpusQuery(useListSearch(corpusList)))
}

/** Prefetches the categories of the address while the page's code loads. */
function usePrefetchCategoryList(): void {
  usePrefetchCategories(toCategoryQuery(useListSearch(categoryList)))
}
