import { pageWithTexts } from '../base/page/page-with-texts.ts'

const database = async () => import(/* webpackChunkName: "texts-database" */ './messages/database-texts.ts')

export const settingsPages = {
  ScenePage: pageWithTexts(
    database,
    async () =>
      (await import(/* webpackChunkName: "page-database-scene" */ './pages/scene/ScenePage.tsx')).ScenePage,
  ),
  PromptPage: pageWithTexts(
    database,
    async () =>
      (await import(/* webpackChunkName: "page-database-prompt" */ './pages/prompt/PromptPage.tsx'))
        .PromptPage,
  ),
}
