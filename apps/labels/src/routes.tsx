import { lazyPage } from '@console/sub-app'
import { usePrefetchList } from './pages/label-config/use-prefetch-list.ts'

export const pages = {
  LabelConfigPage: lazyPage(
    () => import(/* webpackChunkName: "page-label-config" */ './pages/label-config/LabelConfigPage.tsx'),
    { usePrefetch: usePrefetchList },
  ),
}
