import { lazyPage } from '@console/sub-app'

export const settingsPages = {
  ScenePage: lazyPage(
    () => import(/* webpackChunkName: "page-database-scene" */ './pages/scene/ScenePage.tsx'),
  ),
  PromptPage: lazyPage(
    () => import(/* webpackChunkName: "page-database-prompt" */ './pages/prompt/PromptPage.tsx'),
  ),
}
