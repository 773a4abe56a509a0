import { lazyPage, type Texts } from '@console/sub-app'
import type { ComponentType } from 'react'
import { ofBusiness } from './base/components/managed-list/of-business.tsx'

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

const accounts = async () =>
  import(/* webpackChunkName: "texts-accounts" */ './accounts/messages/account-texts.ts')
const annotation = async () =>
  import(/* webpackChunkName: "texts-annotation" */ './quality/messages/annotation-texts.ts')
const customers = async () =>
  import(/* webpackChunkName: "texts-customers" */ './crm/messages/customer-texts.ts')
const database = async () =>
  import(/* webpackChunkName: "texts-database" */ './settings/messages/database-texts.ts')
const hands = async () => import(/* webpackChunkName: "texts-hands" */ './monitor/messages/hand-texts.ts')
const judgement = async () =>
  import(/* webpackChunkName: "texts-judgement" */ './sessions/messages/judgement-texts.ts')
const knowledge = async () =>
  import(/* webpackChunkName: "texts-knowledge" */ './knowledge/messages/knowledge-texts.ts')
const liveSession = async () =>
  import(/* webpackChunkName: "texts-live-session" */ './sessions/messages/live-session-texts.ts')
const monitor = async () =>
  import(/* webpackChunkName: "texts-monitor" */ './monitor/messages/monitor-texts.ts')
const offlineRecording = async () =>
  import(/* webpackChunkName: "texts-offline-recording" */ './sessions/messages/offline-recording-texts.ts')
const personStatistic = async () =>
  import(/* webpackChunkName: "texts-person-statistic" */ './sessions/messages/person-statistic-texts.ts')
const quality = async () =>
  import(/* webpackChunkName: "texts-quality" */ './quality/messages/quality-texts.ts')
const scores = async () => import(/* webpackChunkName: "texts-scores" */ './quality/messages/score-texts.ts')
const session = async () =>
  import(/* webpackChunkName: "texts-session" */ './sessions/messages/session-texts.ts')
const sessionCase = async () =>
  import(/* webpackChunkName: "texts-session-case" */ './sessions/messages/session-case-texts.ts')
const sessionList = async () =>
  import(/* webpackChunkName: "texts-session-list" */ './sessions/messages/session-list-texts.ts')
const tasks = async () => import(/* webpackChunkName: "texts-tasks" */ './quality/messages/task-texts.ts')
const twin = async () => import(/* webpackChunkName: "texts-twin" */ './twin/messages/twin-texts.ts')
const validateSet = async () =>
  import(/* webpackChunkName: "texts-validate-set" */ './sessions/messages/validate-set-texts.ts')

export const pages = {
  SessionListPage: pageWith(
    sessionList,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-session-list" */ './sessions/pages/session-list/SessionListPage.tsx'
        )
      ).SessionListPage,
  ),
  SessionPage: pageWith(
    session,
    async () =>
      (await import(/* webpackChunkName: "page-session" */ './sessions/pages/session/SessionPage.tsx'))
        .SessionPage,
  ),
  LiveSessionPage: pageWith(
    liveSession,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-live-session" */ './sessions/pages/live-session/LiveSessionPage.tsx'
        )
      ).LiveSessionPage,
  ),
  PersonStatisticPage: pageWith(
    personStatistic,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-person-statistic" */ './sessions/pages/person-statistic/PersonStatisticPage.tsx'
        )
      ).PersonStatisticPage,
  ),
  SessionCasePage: pageWith(
    sessionCase,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-session-case" */ './sessions/pages/session-case/SessionCasePage.tsx'
        )
      ).SessionCasePage,
  ),
  OfflineRecordingPage: pageWith(
    offlineRecording,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-offline-recording" */ './sessions/pages/offline-recording/OfflineRecordingPage.tsx'
        )
      ).OfflineRecordingPage,
  ),
  JudgementPage: pageWith(
    judgement,
    async () =>
      (await import(/* webpackChunkName: "page-judgement" */ './sessions/pages/judgement/JudgementPage.tsx'))
        .JudgementPage,
  ),
  ValidateSetPage: pageWith(
    validateSet,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-validate-set" */ './sessions/pages/validate-set/ValidateSetPage.tsx'
        )
      ).ValidateSetPage,
  ),
  MonitorViewPage: pageWith(
    monitor,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-monitor-view" */ './monitor/pages/monitor-view/MonitorViewPage.tsx'
        )
      ).MonitorViewPage,
  ),
  MonitorPlanPage: pageWith(
    monitor,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-monitor-plan" */ './monitor/pages/monitor-plan/MonitorPlanPage.tsx'
        )
      ).MonitorPlanPage,
  ),
  MonitorSettingPage: pageWith(
    monitor,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-monitor-setting" */ './monitor/pages/monitor-setting/MonitorSettingPage.tsx'
        )
      ).MonitorSettingPage,
  ),
  MonitorSalaryPage: pageWith(
    monitor,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-monitor-salary" */ './monitor/pages/monitor-salary/MonitorSalaryPage.tsx'
        )
      ).MonitorSalaryPage,
  ),
  QuestionPage: pageWith(
    knowledge,
    async () =>
      (await import(/* webpackChunkName: "page-question" */ './knowledge/pages/question/QuestionPage.tsx'))
        .QuestionPage,
  ),
  ProcessesPage: pageWith(knowledge, async () =>
    ofBusiness(
      'knowledge.process',
      (await import(/* webpackChunkName: "page-processes" */ './knowledge/pages/processes/ProcessesPage.tsx'))
        .ProcessesPage,
    ),
  ),
  DocumentsPage: pageWith(knowledge, async () =>
    ofBusiness(
      'knowledge.document',
      (await import(/* webpackChunkName: "page-documents" */ './knowledge/pages/documents/DocumentsPage.tsx'))
        .DocumentsPage,
    ),
  ),
  QuestionsPage: pageWith(knowledge, async () =>
    ofBusiness(
      'knowledge.question',
      (await import(/* webpackChunkName: "page-questions" */ './knowledge/pages/questions/QuestionsPage.tsx'))
        .QuestionsPage,
    ),
  ),
  AnswersPage: pageWith(knowledge, async () =>
    ofBusiness(
      'knowledge.answer',
      (await import(/* webpackChunkName: "page-answers" */ './knowledge/pages/answers/AnswersPage.tsx'))
        .AnswersPage,
    ),
  ),
  ReviewsPage: pageWith(knowledge, async () =>
    ofBusiness(
      'knowledge.review',
      (await import(/* webpackChunkName: "page-reviews" */ './knowledge/pages/reviews/ReviewsPage.tsx'))
        .ReviewsPage,
    ),
  ),
  ProductsPage: pageWith(knowledge, async () =>
    ofBusiness(
      'knowledge.product',
      (await import(/* webpackChunkName: "page-products" */ './knowledge/pages/products/ProductsPage.tsx'))
        .ProductsPage,
    ),
  ),
  FeedbackPage: pageWith(knowledge, async () =>
    ofBusiness(
      'knowledge.feedback',
      (await import(/* webpackChunkName: "page-feedback" */ './knowledge/pages/feedback/FeedbackPage.tsx'))
        .FeedbackPage,
    ),
  ),
  AnalysisPage: pageWith(knowledge, async () =>
    ofBusiness(
      'knowledge.analysis',
      (await import(/* webpackChunkName: "page-analysis" */ './knowledge/pages/analysis/AnalysisPage.tsx'))
        .AnalysisPage,
    ),
  ),
  RecommendSettingPage: pageWith(knowledge, async () =>
    ofBusiness(
      'knowledge.recommend',
      (
        await import(
          /* webpackChunkName: "page-recommend-setting" */ './knowledge/pages/recommend-setting/RecommendSettingPage.tsx'
        )
      ).RecommendSettingPage,
    ),
  ),
  RulesPage: pageWith(quality, async () =>
    ofBusiness(
      'quality.rule',
      (await import(/* webpackChunkName: "page-rules" */ './quality/pages/rules/RulesPage.tsx')).RulesPage,
    ),
  ),
  IntentionsPage: pageWith(quality, async () =>
    ofBusiness(
      'quality.intention',
      (
        await import(
          /* webpackChunkName: "page-intentions" */ './quality/pages/intentions/IntentionsPage.tsx'
        )
      ).IntentionsPage,
    ),
  ),
  ScoresPage: pageWith(quality, async () =>
    ofBusiness(
      'quality.score',
      (await import(/* webpackChunkName: "page-scores" */ './quality/pages/scores/ScoresPage.tsx'))
        .ScoresPage,
    ),
  ),
  InspectionsPage: pageWith(quality, async () =>
    ofBusiness(
      'quality.inspection',
      (
        await import(
          /* webpackChunkName: "page-inspections" */ './quality/pages/inspections/InspectionsPage.tsx'
        )
      ).InspectionsPage,
    ),
  ),
  RobotPage: pageWith(quality, async () =>
    ofBusiness(
      'quality.robot',
      (await import(/* webpackChunkName: "page-robot" */ './quality/pages/robot/RobotPage.tsx')).RobotPage,
    ),
  ),
  TwinDialogPage: pageWith(
    twin,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-duplicate-dialog-setting" */ './twin/pages/twin-dialog/TwinDialogPage.tsx'
        )
      ).TwinDialogPage,
  ),
  TwinSessionsPage: pageWith(
    twin,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-duplicate-session" */ './twin/pages/twin-sessions/TwinSessionsPage.tsx'
        )
      ).TwinSessionsPage,
  ),
  TwinRecordsPage: pageWith(
    twin,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-duplicate-digital-twin-session" */ './twin/pages/twin-records/TwinRecordsPage.tsx'
        )
      ).TwinRecordsPage,
  ),
  AnswerTaskPage: pageWith(
    tasks,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-statistic-answer-task" */ './quality/pages/answer-task/AnswerTaskPage.tsx'
        )
      ).AnswerTaskPage,
  ),
  ScoreHistoryPage: pageWith(
    scores,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-statistic-score-history" */ './quality/pages/score-history/ScoreHistoryPage.tsx'
        )
      ).ScoreHistoryPage,
  ),
  ScoreSettingPage: pageWith(
    scores,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-database-score-setting" */ './quality/pages/score-setting/ScoreSettingPage.tsx'
        )
      ).ScoreSettingPage,
  ),
  AnnotationConfigPage: pageWith(
    annotation,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-annotation-config" */ './quality/pages/annotation-config/AnnotationConfigPage.tsx'
        )
      ).AnnotationConfigPage,
  ),
  AnnotationWorkPage: pageWith(
    annotation,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-annotation-work" */ './quality/pages/annotation-work/AnnotationWorkPage.tsx'
        )
      ).AnnotationWorkPage,
  ),
  AnnotationStatisticPage: pageWith(
    annotation,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-annotation-statistic" */ './quality/pages/annotation-statistic/AnnotationStatisticPage.tsx'
        )
      ).AnnotationStatisticPage,
  ),
  ScenePage: pageWith(
    database,
    async () =>
      (await import(/* webpackChunkName: "page-database-scene" */ './settings/pages/scene/ScenePage.tsx'))
        .ScenePage,
  ),
  PromptPage: pageWith(
    database,
    async () =>
      (await import(/* webpackChunkName: "page-database-prompt" */ './settings/pages/prompt/PromptPage.tsx'))
        .PromptPage,
  ),
  CustomersPage: pageWith(
    customers,
    async () =>
      (await import(/* webpackChunkName: "page-crm-list" */ './crm/pages/customers/CustomersPage.tsx'))
        .CustomersPage,
  ),
  SubscriptionPage: pageWith(
    accounts,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-system-subscription" */ './accounts/pages/subscription/SubscriptionPage.tsx'
        )
      ).SubscriptionPage,
  ),
  AccountStatisticPage: pageWith(
    accounts,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-user-manage-statistic" */ './accounts/pages/account-statistic/AccountStatisticPage.tsx'
        )
      ).AccountStatisticPage,
  ),
  RaisedHandsPage: pageWith(
    hands,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-user-manage-qa-manager" */ './monitor/pages/raised-hands/RaisedHandsPage.tsx'
        )
      ).RaisedHandsPage,
  ),
}
