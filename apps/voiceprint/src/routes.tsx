import { lazyPage } from '@console/sub-app'
import { SETTINGS_TIERS } from './manifest.ts'
import { usePrefetchCategoryList } from './pages/corpus-category/use-prefetch-category-list.ts'
import { usePrefetchCorpusList } from './pages/corpus/use-prefetch-corpus-list.ts'
import { usePrefetchRecordList } from './pages/record/use-prefetch-record-list.ts'

export const pages = {
  RecordPage: lazyPage(
    async () => ({
      Page: (await import(/* webpackChunkName: "page-record" */ './pages/record/RecordPage.tsx')).RecordPage,
    }),
    { usePrefetch: usePrefetchRecordList },
  ),
  CorpusPage: lazyPage(
    async () => ({
      Page: (await import(/* webpackChunkName: "page-corpus" */ './pages/corpus/CorpusPage.tsx')).CorpusPage,
    }),
    { usePrefetch: usePrefetchCorpusList },
  ),
  CorpusCategoryPage: lazyPage(
    async () => ({
      Page: (
        await import(
          /* webpackChunkName: "page-corpus-category" */ './pages/corpus-category/CorpusCategoryPage.tsx'
        )
      ).CorpusCategoryPage,
    }),
    { usePrefetch: usePrefetchCategoryList },
  ),
  ConfigPage: lazyPage(
    async () => ({
      Page: (await import(/* webpackChunkName: "page-config" */ './pages/config/ConfigPage.tsx')).ConfigPage,
    }),
    { tiers: SETTINGS_TIERS },
  ),
}
