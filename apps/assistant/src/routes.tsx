import { lazy } from 'react'
import { ofBusiness } from './components/managed-list/of-business.tsx'

export const pages = {
  SessionListPage: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "page-session-list" */ './pages/session-list/SessionListPage.tsx')
    ).SessionListPage,
  })),
  SessionPage: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-session" */ './pages/session/SessionPage.tsx'))
      .SessionPage,
  })),
  LiveSessionPage: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "page-live-session" */ './pages/live-session/LiveSessionPage.tsx')
    ).LiveSessionPage,
  })),
  PersonStatisticPage: lazy(async () => ({
    default: (
      await import(
        /* webpackChunkName: "page-person-statistic" */ './pages/person-statistic/PersonStatisticPage.tsx'
      )
    ).PersonStatisticPage,
  })),
  SessionCasePage: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "page-session-case" */ './pages/session-case/SessionCasePage.tsx')
    ).SessionCasePage,
  })),
  OfflineRecordingPage: lazy(async () => ({
    default: (
      await import(
        /* webpackChunkName: "page-offline-recording" */ './pages/offline-recording/OfflineRecordingPage.tsx'
      )
    ).OfflineRecordingPage,
  })),
  JudgementPage: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-judgement" */ './pages/judgement/JudgementPage.tsx'))
      .JudgementPage,
  })),
  ValidateSetPage: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "page-validate-set" */ './pages/validate-set/ValidateSetPage.tsx')
    ).ValidateSetPage,
  })),
  MonitorViewPage: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-monitor-view" */ './pages/monitor/MonitorViewPage.tsx'))
      .MonitorViewPage,
  })),
  MonitorPlanPage: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-monitor-plan" */ './pages/monitor/MonitorPlanPage.tsx'))
      .MonitorPlanPage,
  })),
  MonitorSettingPage: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "page-monitor-setting" */ './pages/monitor/MonitorSettingPage.tsx')
    ).MonitorSettingPage,
  })),
  MonitorSalaryPage: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "page-monitor-salary" */ './pages/monitor/MonitorSalaryPage.tsx')
    ).MonitorSalaryPage,
  })),
  QuestionPage: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-question" */ './pages/knowledge/QuestionPage.tsx'))
      .QuestionPage,
  })),
  ProcessesPage: lazy(async () => {
    const { ProcessesPage } = await import(
      /* webpackChunkName: "page-processes" */ './pages/knowledge/ProcessesPage.tsx'
    )
    return { default: ofBusiness('knowledge.process', ProcessesPage) }
  }),
  DocumentsPage: lazy(async () => {
    const { DocumentsPage } = await import(
      /* webpackChunkName: "page-documents" */ './pages/knowledge/DocumentsPage.tsx'
    )
    return { default: ofBusiness('knowledge.document', DocumentsPage) }
  }),
  QuestionsPage: lazy(async () => {
    const { QuestionsPage } = await import(
      /* webpackChunkName: "page-questions" */ './pages/knowledge/QuestionsPage.tsx'
    )
    return { default: ofBusiness('knowledge.question', QuestionsPage) }
  }),
  AnswersPage: lazy(async () => {
    const { AnswersPage } = await import(
      /* webpackChunkName: "page-answers" */ './pages/knowledge/AnswersPage.tsx'
    )
    return { default: ofBusiness('knowledge.answer', AnswersPage) }
  }),
  ReviewsPage: lazy(async () => {
    const { ReviewsPage } = await import(
      /* webpackChunkName: "page-reviews" */ './pages/knowledge/ReviewsPage.tsx'
    )
    return { default: ofBusiness('knowledge.review', ReviewsPage) }
  }),
  ProductsPage: lazy(async () => {
    const { ProductsPage } = await import(
      /* webpackChunkName: "page-products" */ './pages/knowledge/ProductsPage.tsx'
    )
    return { default: ofBusiness('knowledge.product', ProductsPage) }
  }),
  FeedbackPage: lazy(async () => {
    const { FeedbackPage } = await import(
      /* webpackChunkName: "page-feedback" */ './pages/knowledge/FeedbackPage.tsx'
    )
    return { default: ofBusiness('knowledge.feedback', FeedbackPage) }
  }),
  AnalysisPage: lazy(async () => {
    const { AnalysisPage } = await import(
      /* webpackChunkName: "page-analysis" */ './pages/knowledge/AnalysisPage.tsx'
    )
    return { default: ofBusiness('knowledge.analysis', AnalysisPage) }
  }),
  RecommendSettingPage: lazy(async () => {
    const { RecommendSettingPage } = await import(
      /* webpackChunkName: "page-recommend-setting" */ './pages/knowledge/RecommendSettingPage.tsx'
    )
    return { default: ofBusiness('knowledge.recommend', RecommendSettingPage) }
  }),
  RulesPage: lazy(async () => {
    const { RulesPage } = await import(/* webpackChunkName: "page-rules" */ './pages/quality/RulesPage.tsx')
    return { default: ofBusiness('quality.rule', RulesPage) }
  }),
  IntentionsPage: lazy(async () => {
    const { IntentionsPage } = await import(
      /* webpackChunkName: "page-intentions" */ './pages/quality/IntentionsPage.tsx'
    )
    return { default: ofBusiness('quality.intention', IntentionsPage) }
  }),
  ScoresPage: lazy(async () => {
    const { ScoresPage } = await import(
      /* webpackChunkName: "page-scores" */ './pages/quality/ScoresPage.tsx'
    )
    return { default: ofBusiness('quality.score', ScoresPage) }
  }),
  InspectionsPage: lazy(async () => {
    const { InspectionsPage } = await import(
      /* webpackChunkName: "page-inspections" */ './pages/quality/InspectionsPage.tsx'
    )
    return { default: ofBusiness('quality.inspection', InspectionsPage) }
  }),
  RobotPage: lazy(async () => {
    const { RobotPage } = await import(/* webpackChunkName: "page-robot" */ './pages/quality/RobotPage.tsx')
    return { default: ofBusiness('quality.robot', RobotPage) }
  }),
  TwinDialogPage: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "page-duplicate-dialog-setting" */ './pages/twin/TwinDialogPage.tsx')
    ).TwinDialogPage,
  })),
  TwinSessionsPage: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "page-duplicate-session" */ './pages/twin/TwinSessionsPage.tsx')
    ).TwinSessionsPage,
  })),
  TwinRecordsPage: lazy(async () => ({
    default: (
      await import(
        /* webpackChunkName: "page-duplicate-digital-twin-session" */ './pages/twin/TwinRecordsPage.tsx'
      )
    ).TwinRecordsPage,
  })),
  AnswerTaskPage: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "page-statistic-answer-task" */ './pages/tasks/AnswerTaskPage.tsx')
    ).AnswerTaskPage,
  })),
  ScoreHistoryPage: lazy(async () => ({
    default: (
      await import(
        /* webpackChunkName: "page-statistic-score-history" */ './pages/scores/ScoreHistoryPage.tsx'
      )
    ).ScoreHistoryPage,
  })),
  ScoreSettingPage: lazy(async () => ({
    default: (
      await import(
        /* webpackChunkName: "page-database-score-setting" */ './pages/scores/ScoreSettingPage.tsx'
      )
    ).ScoreSettingPage,
  })),
  AnnotationConfigPage: lazy(async () => ({
    default: (
      await import(
        /* webpackChunkName: "page-annotation-config" */ './pages/annotation/AnnotationConfigPage.tsx'
      )
    ).AnnotationConfigPage,
  })),
  AnnotationWorkPage: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "page-annotation-work" */ './pages/annotation/AnnotationWorkPage.tsx')
    ).AnnotationWorkPage,
  })),
  AnnotationStatisticPage: lazy(async () => ({
    default: (
      await import(
        /* webpackChunkName: "page-annotation-statistic" */ './pages/annotation/AnnotationStatisticPage.tsx'
      )
    ).AnnotationStatisticPage,
  })),
  ScenePage: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-database-scene" */ './pages/database/ScenePage.tsx'))
      .ScenePage,
  })),
  PromptPage: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-database-prompt" */ './pages/database/PromptPage.tsx'))
      .PromptPage,
  })),
  CustomersPage: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-crm-list" */ './pages/customers/CustomersPage.tsx'))
      .CustomersPage,
  })),
  SubscriptionPage: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "page-system-subscription" */ './pages/accounts/SubscriptionPage.tsx')
    ).SubscriptionPage,
  })),
  AccountStatisticPage: lazy(async () => ({
    default: (
      await import(
        /* webpackChunkName: "page-user-manage-statistic" */ './pages/accounts/AccountStatisticPage.tsx'
      )
    ).AccountStatisticPage,
  })),
  RaisedHandsPage: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "page-user-manage-qa-manager" */ './pages/hands/RaisedHandsPage.tsx')
    ).RaisedHandsPage,
  })),
}
