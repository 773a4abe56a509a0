import { lazyPage } from '@console/sub-app'
import { businessPage } from '../base/components/managed-list/business-page.tsx'

export const knowledgePages = {
  QuestionPage: lazyPage(
    () => import(/* webpackChunkName: "page-question" */ './pages/question/QuestionPage.tsx'),
  ),
  ProcessesPage: businessPage('knowledge.process', async () => {
    const { ProcessesPage: Page, texts } = await import(
      /* webpackChunkName: "page-processes" */ './pages/processes/ProcessesPage.tsx'
    )
    return { Page, texts }
  }),
  DocumentsPage: businessPage('knowledge.document', async () => {
    const { DocumentsPage: Page, texts } = await import(
      /* webpackChunkName: "page-documents" */ './pages/documents/DocumentsPage.tsx'
    )
    return { Page, texts }
  }),
  QuestionsPage: businessPage('knowledge.question', async () => {
    const { QuestionsPage: Page, texts } = await import(
      /* webpackChunkName: "page-questions" */ './pages/questions/QuestionsPage.tsx'
    )
    return { Page, texts }
  }),
  AnswersPage: businessPage('knowledge.answer', async () => {
    const { AnswersPage: Page, texts } = await import(
      /* webpackChunkName: "page-answers" */ './pages/answers/AnswersPage.tsx'
    )
    return { Page, texts }
  }),
  ReviewsPage: businessPage('knowledge.review', async () => {
    const { ReviewsPage: Page, texts } = await import(
      /* webpackChunkName: "page-reviews" */ './pages/reviews/ReviewsPage.tsx'
    )
    return { Page, texts }
  }),
  ProductsPage: businessPage('knowledge.product', async () => {
    const { ProductsPage: Page, texts } = await import(
      /* webpackChunkName: "page-products" */ './pages/products/ProductsPage.tsx'
    )
    return { Page, texts }
  }),
  FeedbackPage: businessPage('knowledge.feedback', async () => {
    const { FeedbackPage: Page, texts } = await import(
      /* webpackChunkName: "page-feedback" */ './pages/feedback/FeedbackPage.tsx'
    )
    return { Page, texts }
  }),
  AnalysisPage: businessPage('knowledge.analysis', async () => {
    const { AnalysisPage: Page, texts } = await import(
      /* webpackChunkName: "page-analysis" */ './pages/analysis/AnalysisPage.tsx'
    )
    return { Page, texts }
  }),
  RecommendSettingPage: businessPage('knowledge.recommend', async () => {
    const { RecommendSettingPage: Page, texts } = await import(
      /* webpackChunkName: "page-recommend-setting" */ './pages/recommend-setting/RecommendSettingPage.tsx'
    )
    return { Page, texts }
  }),
}
