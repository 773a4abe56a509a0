import { lazyPage } from '@console/sub-app'
import { SETTINGS_TIERS } from './manifest.ts'

export const pages = {
  RecordPage: lazyPage(async () => ({
    Page: (await import(/* webpackChunkName: "page-record" */ './pages/record/RecordPage.tsx')).RecordPage,
  })),
  CorpusPage: lazyPage(async () => ({
    Page: (await import(/* webpackChunkName: "page-corpus" */ './pages/corpus/CorpusPage.tsx')).CorpusPage,
  })),
  CorpusCategoryPage: lazyPage(async () => ({
    Page: (
      await import(
        /* webpackChunkName: "page-corpus-category" */ './pages/corpus-category/CorpusCategoryPage.tsx'
      )
    ).CorpusCategoryPage,
  })),
  ConfigPage: lazyPage(
    async () => ({
      Page: (await import(/* webpackChunkName: "page-config" */ './pages/config/ConfigPage.tsx')).ConfigPage,
    }),
    { tiers: SETTINGS_TIERS },
  ),
}
