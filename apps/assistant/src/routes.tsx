import { lazyPage, type Texts } from '@console/sub-app'
import type { ComponentType } from 'react'
import { ofBusiness } from './components/managed-list/of-business.tsx'

/** A page and the texts of its folder, which come together. */
function pageWith(
  loadTexts: () => Promise<{ texts: Texts }>,
  loadPage: () => Promise<ComponentType>,
): ComponentType {
  return lazyPage(async () => {
    const [Page, { texts }] = await Promise.all([loadPage(), loadTexts()])
    return { Page, texts }
  })
}

const accounts = async () => import(/* webpackChunkName: "texts-accounts" */ './pages/accounts/texts.ts')
const annotation = async () =>
  import(/* webpackChunkName: "texts-annotation" */ './pages/annotation/texts.ts')
const customers = async () => import(/* webpackChunkName: "texts-customers" */ './pages/customers/texts.ts')
const database = async () => import(/* webpackChunkName: "texts-database" */ './pages/database/texts.ts')
const hands = async () => import(/* webpackChunkName: "texts-hands" */ './pages/hands/texts.ts')
const judgement = async () => import(/* webpackChunkName: "texts-judgement" */ './pages/judgement/texts.ts')
const knowledge = async () => import(/* webpackChunkName: "texts-knowledge" */ './pages/knowledge/texts.ts')
const liveSession = async () =>
  import(/* webpackChunkName: "texts-live-session" */ './pages/live-session/texts.ts')
const monitor = async () => import(/* webpackChunkName: "texts-monitor" */ './pages/monitor/texts.ts')
const offlineRecording = async () =>
  import(/* webpackChunkName: "texts-offline-recording" */ './pages/offline-recording/texts.ts')
const personStatistic = async () =>
  import(/* webpackChunkName: "texts-person-statistic" */ './pages/person-statistic/texts.ts')
const quality = async () => import(/* webpackChunkName: "texts-quality" */ './pages/quality/texts.ts')
const scores = async () => import(/* webpackChunkName: "texts-scores" */ './pages/scores/texts.ts')
const session = async () => import(/* webpackChunkName: "texts-session" */ './pages/session/texts.ts')
const sessionCase = async () =>
  import(/* webpackChunkName: "texts-session-case" */ './pages/session-case/texts.ts')
const sessionList = async () =>
  import(/* webpackChunkName: "texts-session-list" */ './pages/session-list/texts.ts')
const tasks = async () => import(/* webpackChunkName: "texts-tasks" */ './pages/tasks/texts.ts')
const twin = async () => import(/* webpackChunkName: "texts-twin" */ './pages/twin/texts.ts')
const validateSet = async () =>
  import(/* webpackChunkName: "texts-validate-set" */ './pages/validate-set/texts.ts')

export const pages = {
  SessionListPage: pageWith(
    sessionList,
    async () =>
      (await import(/* webpackChunkName: "page-session-list" */ './pages/session-list/SessionListPage.tsx'))
        .SessionListPage,
  ),
  SessionPage: pageWith(
    session,
    async () =>
      (await import(/* webpackChunkName: "page-session" */ './pages/session/SessionPage.tsx')).SessionPage,
  ),
  LiveSessionPage: pageWith(
    liveSession,
    async () =>
      (await import(/* webpackChunkName: "page-live-session" */ './pages/live-session/LiveSessionPage.tsx'))
        .LiveSessionPage,
  ),
  PersonStatisticPage: pageWith(
    personStatistic,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-person-statistic" */ './pages/person-statistic/PersonStatisticPage.tsx'
        )
      ).PersonStatisticPage,
  ),
  SessionCasePage: pageWith(
    sessionCase,
    async () =>
      (await import(/* webpackChunkName: "page-session-case" */ './pages/session-case/SessionCasePage.tsx'))
        .SessionCasePage,
  ),
  OfflineRecordingPage: pageWith(
    offlineRecording,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-offline-recording" */ './pages/offline-recording/OfflineRecordingPage.tsx'
        )
      ).OfflineRecordingPage,
  ),
  JudgementPage: pageWith(
    judgement,
    async () =>
      (await import(/* webpackChunkName: "page-judgement" */ './pages/judgement/JudgementPage.tsx'))
        .JudgementPage,
  ),
  ValidateSetPage: pageWith(
    validateSet,
    async () =>
      (await import(/* webpackChunkName: "page-validate-set" */ './pages/validate-set/ValidateSetPage.tsx'))
        .ValidateSetPage,
  ),
  MonitorViewPage: pageWith(
    monitor,
    async () =>
      (await import(/* webpackChunkName: "page-monitor-view" */ './pages/monitor/MonitorViewPage.tsx'))
        .MonitorViewPage,
  ),
  MonitorPlanPage: pageWith(
    monitor,
    async () =>
      (await import(/* webpackChunkName: "page-monitor-plan" */ './pages/monitor/MonitorPlanPage.tsx'))
        .MonitorPlanPage,
  ),
  MonitorSettingPage: pageWith(
    monitor,
    async () =>
      (await import(/* webpackChunkName: "page-monitor-setting" */ './pages/monitor/MonitorSettingPage.tsx'))
        .MonitorSettingPage,
  ),
  MonitorSalaryPage: pageWith(
    monitor,
    async () =>
      (await import(/* webpackChunkName: "page-monitor-salary" */ './pages/monitor/MonitorSalaryPage.tsx'))
        .MonitorSalaryPage,
  ),
  QuestionPage: pageWith(
    knowledge,
    async () =>
      (await import(/* webpackChunkName: "page-question" */ './pages/knowledge/QuestionPage.tsx'))
        .QuestionPage,
  ),
  ProcessesPage: pageWith(knowledge, async () =>
    ofBusiness(
      'knowledge.process',
      (await import(/* webpackChunkName: "page-processes" */ './pages/knowledge/ProcessesPage.tsx'))
        .ProcessesPage,
    ),
  ),
  DocumentsPage: pageWith(knowledge, async () =>
    ofBusiness(
      'knowledge.document',
      (await import(/* webpackChunkName: "page-documents" */ './pages/knowledge/DocumentsPage.tsx'))
        .DocumentsPage,
    ),
  ),
  QuestionsPage: pageWith(knowledge, async () =>
    ofBusiness(
      'knowledge.question',
      (await import(/* webpackChunkName: "page-questions" */ './pages/knowledge/QuestionsPage.tsx'))
        .QuestionsPage,
    ),
  ),
  AnswersPage: pageWith(knowledge, async () =>
    ofBusiness(
      'knowledge.answer',
      (await import(/* webpackChunkName: "page-answers" */ './pages/knowledge/AnswersPage.tsx')).AnswersPage,
    ),
  ),
  ReviewsPage: pageWith(knowledge, async () =>
    ofBusiness(
      'knowledge.review',
      (await import(/* webpackChunkName: "page-reviews" */ './pages/knowledge/ReviewsPage.tsx')).ReviewsPage,
    ),
  ),
  ProductsPage: pageWith(knowledge, async () =>
    ofBusiness(
      'knowledge.product',
      (await import(/* webpackChunkName: "page-products" */ './pages/knowledge/ProductsPage.tsx'))
        .ProductsPage,
    ),
  ),
  FeedbackPage: pageWith(knowledge, async () =>
    ofBusiness(
      'knowledge.feedback',
      (await import(/* webpackChunkName: "page-feedback" */ './pages/knowledge/FeedbackPage.tsx'))
        .FeedbackPage,
    ),
  ),
  AnalysisPage: pageWith(knowledge, async () =>
    ofBusiness(
      'knowledge.analysis',
      (await import(/* webpackChunkName: "page-analysis" */ './pages/knowledge/AnalysisPage.tsx'))
        .AnalysisPage,
    ),
  ),
  RecommendSettingPage: pageWith(knowledge, async () =>
    ofBusiness(
      'knowledge.recommend',
      (
        await import(
          /* webpackChunkName: "page-recommend-setting" */ './pages/knowledge/RecommendSettingPage.tsx'
        )
      ).RecommendSettingPage,
    ),
  ),
  RulesPage: pageWith(quality, async () =>
    ofBusiness(
      'quality.rule',
      (await import(/* webpackChunkName: "page-rules" */ './pages/quality/RulesPage.tsx')).RulesPage,
    ),
  ),
  IntentionsPage: pageWith(quality, async () =>
    ofBusiness(
      'quality.intention',
      (await import(/* webpackChunkName: "page-intentions" */ './pages/quality/IntentionsPage.tsx'))
        .IntentionsPage,
    ),
  ),
  ScoresPage: pageWith(quality, async () =>
    ofBusiness(
      'quality.score',
      (await import(/* webpackChunkName: "page-scores" */ './pages/quality/ScoresPage.tsx')).ScoresPage,
    ),
  ),
  InspectionsPage: pageWith(quality, async () =>
    ofBusiness(
      'quality.inspection',
      (await import(/* webpackChunkName: "page-inspections" */ './pages/quality/InspectionsPage.tsx'))
        .InspectionsPage,
    ),
  ),
  RobotPage: pageWith(quality, async () =>
    ofBusiness(
      'quality.robot',
      (await import(/* webpackChunkName: "page-robot" */ './pages/quality/RobotPage.tsx')).RobotPage,
    ),
  ),
  TwinDialogPage: pageWith(
    twin,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-duplicate-dialog-setting" */ './pages/twin/TwinDialogPage.tsx'
        )
      ).TwinDialogPage,
  ),
  TwinSessionsPage: pageWith(
    twin,
    async () =>
      (await import(/* webpackChunkName: "page-duplicate-session" */ './pages/twin/TwinSessionsPage.tsx'))
        .TwinSessionsPage,
  ),
  TwinRecordsPage: pageWith(
    twin,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-duplicate-digital-twin-session" */ './pages/twin/TwinRecordsPage.tsx'
        )
      ).TwinRecordsPage,
  ),
  AnswerTaskPage: pageWith(
    tasks,
    async () =>
      (await import(/* webpackChunkName: "page-statistic-answer-task" */ './pages/tasks/AnswerTaskPage.tsx'))
        .AnswerTaskPage,
  ),
  ScoreHistoryPage: pageWith(
    scores,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-statistic-score-history" */ './pages/scores/ScoreHistoryPage.tsx'
        )
      ).ScoreHistoryPage,
  ),
  ScoreSettingPage: pageWith(
    scores,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-database-score-setting" */ './pages/scores/ScoreSettingPage.tsx'
        )
      ).ScoreSettingPage,
  ),
  AnnotationConfigPage: pageWith(
    annotation,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-annotation-config" */ './pages/annotation/AnnotationConfigPage.tsx'
        )
      ).AnnotationConfigPage,
  ),
  AnnotationWorkPage: pageWith(
    annotation,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-annotation-work" */ './pages/annotation/AnnotationWorkPage.tsx'
        )
      ).AnnotationWorkPage,
  ),
  AnnotationStatisticPage: pageWith(
    annotation,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-annotation-statistic" */ './pages/annotation/AnnotationStatisticPage.tsx'
        )
      ).AnnotationStatisticPage,
  ),
  ScenePage: pageWith(
    database,
    async () =>
      (await import(/* webpackChunkName: "page-database-scene" */ './pages/database/ScenePage.tsx'))
        .ScenePage,
  ),
  PromptPage: pageWith(
    database,
    async () =>
      (await import(/* webpackChunkName: "page-database-prompt" */ './pages/database/PromptPage.tsx'))
        .PromptPage,
  ),
  CustomersPage: pageWith(
    customers,
    async () =>
      (await import(/* webpackChunkName: "page-crm-list" */ './pages/customers/CustomersPage.tsx'))
        .CustomersPage,
  ),
  SubscriptionPage: pageWith(
    accounts,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-system-subscription" */ './pages/accounts/SubscriptionPage.tsx'
        )
      ).SubscriptionPage,
  ),
  AccountStatisticPage: pageWith(
    accounts,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-user-manage-statistic" */ './pages/accounts/AccountStatisticPage.tsx'
        )
      ).AccountStatisticPage,
  ),
  RaisedHandsPage: pageWith(
    hands,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-user-manage-qa-manager" */ './pages/hands/RaisedHandsPage.tsx'
        )
      ).RaisedHandsPage,
  ),
}
