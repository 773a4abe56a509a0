import type { SubAppManifestSource } from '@console/sub-app'

/** Addresses of this domain's pages. */
export const knowledgePaths = [
  { path: '/assistant-console/knowledge', component: 'QuestionPage' },
  { path: '/assistant-console/embed/knowledge/process', component: 'ProcessesPage' },
  { path: '/assistant-console/embed/knowledge/docment', component: 'DocumentsPage' },
  { path: '/assistant-console/embed/knowledge/question', component: 'QuestionsPage' },
  { path: '/assistant-console/embed/knowledge/answer', component: 'AnswersPage' },
  { path: '/assistant-console/embed/knowledge/review', component: 'ReviewsPage' },
  { path: '/assistant-console/embed/knowledge/product', component: 'ProductsPage' },
  { path: '/assistant-console/embed/knowledge/feedback', component: 'FeedbackPage' },
  { path: '/assistant-console/embed/knowledge/analyze', component: 'AnalysisPage' },
  { path: '/assistant-console/embed/knowledge/recommend_setting', component: 'RecommendSettingPage' },
] as const satisfies SubAppManifestSource['routes']
