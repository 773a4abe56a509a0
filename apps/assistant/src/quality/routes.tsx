import { ofBusiness } from '../base/components/managed-list/of-business.tsx'
import { pageWithTexts } from '../base/page/page-with-texts.ts'

const annotation = async () =>
  import(/* webpackChunkName: "texts-annotation" */ './messages/annotation-texts.ts')
const quality = async () => import(/* webpackChunkName: "texts-quality" */ './messages/quality-texts.ts')
const scores = async () => import(/* webpackChunkName: "texts-scores" */ './messages/score-texts.ts')
const tasks = async () => import(/* webpackChunkName: "texts-tasks" */ './messages/task-texts.ts')

export const qualityPages = {
  RulesPage: pageWithTexts(quality, async () =>
    ofBusiness(
      'quality.rule',
      (await import(/* webpackChunkName: "page-rules" */ './pages/rules/RulesPage.tsx')).RulesPage,
    ),
  ),
  IntentionsPage: pageWithTexts(quality, async () =>
    ofBusiness(
      'quality.intention',
      (await import(/* webpackChunkName: "page-intentions" */ './pages/intentions/IntentionsPage.tsx'))
        .IntentionsPage,
    ),
  ),
  ScoresPage: pageWithTexts(quality, async () =>
    ofBusiness(
      'quality.score',
      (await import(/* webpackChunkName: "page-scores" */ './pages/scores/ScoresPage.tsx')).ScoresPage,
    ),
  ),
  InspectionsPage: pageWithTexts(quality, async () =>
    ofBusiness(
      'quality.inspection',
      (await import(/* webpackChunkName: "page-inspections" */ './pages/inspections/InspectionsPage.tsx'))
        .InspectionsPage,
    ),
  ),
  RobotPage: pageWithTexts(quality, async () =>
    ofBusiness(
      'quality.robot',
      (await import(/* webpackChunkName: "page-robot" */ './pages/robot/RobotPage.tsx')).RobotPage,
    ),
  ),
  AnswerTaskPage: pageWithTexts(
    tasks,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-statistic-answer-task" */ './pages/answer-task/AnswerTaskPage.tsx'
        )
      ).AnswerTaskPage,
  ),
  ScoreHistoryPage: pageWithTexts(
    scores,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-statistic-score-history" */ './pages/score-history/ScoreHistoryPage.tsx'
        )
      ).ScoreHistoryPage,
  ),
  ScoreSettingPage: pageWithTexts(
    scores,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-database-score-setting" */ './pages/score-setting/ScoreSettingPage.tsx'
        )
      ).ScoreSettingPage,
  ),
  AnnotationConfigPage: pageWithTexts(
    annotation,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-annotation-config" */ './pages/annotation-config/AnnotationConfigPage.tsx'
        )
      ).AnnotationConfigPage,
  ),
  AnnotationWorkPage: pageWithTexts(
    annotation,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-annotation-work" */ './pages/annotation-work/AnnotationWorkPage.tsx'
        )
      ).AnnotationWorkPage,
  ),
  AnnotationStatisticPage: pageWithTexts(
    annotation,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-annotation-statistic" */ './pages/annotation-statistic/AnnotationStatisticPage.tsx'
        )
      ).AnnotationStatisticPage,
  ),
}
