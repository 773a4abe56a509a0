import { lazyPage } from '@console/sub-app'

export const pages = {
  LabelConfigPage: lazyPage(async () => ({
    Page: (
      await import(/* webpackChunkName: "page-label-config" */ './pages/label-config/LabelConfigPage.tsx')
    ).LabelConfigPage,
  })),
}
