import { lazyPage } from '@console/sub-app'

export const pages = {
  RecordPage: lazyPage(async () => ({
    Page: (await import(/* webpackChunkName: "page-voice-record" */ './pages/record/RecordPage.tsx'))
      .RecordPage,
  })),
  CorpusPage: lazyPage(async () => ({
    Page: (await import(/* webpackChunkName: "page-voice-corpus" */ './pages/corpus/CorpusPage.tsx'))
      .CorpusPage,
  })),
  CorpusCategoryPage: lazyPage(async () => ({
    Page: (
      await import(
        /* webpackChunkName: "page-voice-category" */ './pages/corpus-category/CorpusCategoryPage.tsx'
      )
    ).CorpusCategoryPage,
  })),
  ConfigPage: lazyPage(async () => ({
    Page: (await import(/* webpackChunkName: "page-voice-config" */ './pages/config/ConfigPage.tsx'))
      .ConfigPage,
  })),
}
