import { lazyPage } from '@console/sub-app'
import { businessPage } from '../base/components/managed-list/business-page.tsx'

export const qualityPages = {
  RulesPage: businessPage('quality.rule', async () => {
    const { RulesPage: Page, texts } = await import(
      /* webpackChunkName: "page-rules" */ './pages/rules/RulesPage.tsx'
    )
    return { Page, texts }
  }),
  IntentionsPage: businessPage('quality.intention', async () => {
    const { IntentionsPage: Page, texts } = await import(
      /* webpackChunkName: "page-intentions" */ './pages/intentions/IntentionsPage.tsx'
    )
    return { Page, texts }
  }),
  ScoresPage: businessPage('quality.score', async () => {
    const { ScoresPage: Page, texts } = await import(
      /* webpackChunkName: "page-scores" */ './pages/scores/ScoresPage.tsx'
    )
    return { Page, texts }
  }),
  InspectionsPage: businessPage('quality.inspection', async () => {
    const { InspectionsPage: Page, texts } = await import(
      /* webpackChunkName: "page-inspections" */ './pages/inspections/InspectionsPage.tsx'
    )
    return { Page, texts }
  }),
  RobotPage: businessPage('quality.robot', async () => {
    const { RobotPage: Page, texts } = await import(
      /* webpackChunkName: "page-robot" */ './pages/robot/RobotPage.tsx'
    )
    return { Page, texts }
  }),
  AnswerTaskPage: lazyPage(
    () =>
      import(/* webpackChunkName: "page-statistic-answer-task" */ './pages/answer-task/AnswerTaskPage.tsx'),
  ),
  ScoreHistoryPage: lazyPage(
    () =>
      import(
        /* webpackChunkName: "page-statistic-score-history" */ './pages/score-history/ScoreHistoryPage.tsx'
      ),
  ),
  ScoreSettingPage: lazyPage(
    () =>
      import(
        /* webpackChunkName: "page-database-score-setting" */ './pages/score-setting/ScoreSettingPage.tsx'
      ),
  ),
  AnnotationConfigPage: lazyPage(
    () =>
      import(
        /* webpackChunkName: "page-annotation-config" */ './pages/annotation-config/AnnotationConfigPage.tsx'
      ),
  ),
  AnnotationWorkPage: lazyPage(
    () =>
      import(/* webpackChunkName: "page-annotation-work" */ './pages/annotation-work/AnnotationWorkPage.tsx'),
  ),
  AnnotationStatisticPage: lazyPage(
    () =>
      import(
        /* webpackChunkName: "page-annotation-statistic" */ './pages/annotation-statistic/AnnotationStatisticPage.tsx'
      ),
  ),
}
