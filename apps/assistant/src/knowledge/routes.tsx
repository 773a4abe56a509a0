import { ofBusiness } from '../base/components/managed-list/of-business.tsx'
import { pageWithTexts } from '../base/page/page-with-texts.ts'

const knowledge = async () =>
  import(/* webpackChunkName: "texts-knowledge" */ './messages/knowledge-texts.ts')

export const knowledgePages = {
  QuestionPage: pageWithTexts(
    knowledge,
    async () =>
      (await import(/* webpackChunkName: "page-question" */ './pages/question/QuestionPage.tsx'))
        .QuestionPage,
  ),
  ProcessesPage: pageWithTexts(knowledge, async () =>
    ofBusiness(
      'knowledge.process',
      (await import(/* webpackChunkName: "page-processes" */ './pages/processes/ProcessesPage.tsx'))
        .ProcessesPage,
    ),
  ),
  DocumentsPage: pageWithTexts(knowledge, async () =>
    ofBusiness(
      'knowledge.document',
      (await import(/* webpackChunkName: "page-documents" */ './pages/documents/DocumentsPage.tsx'))
        .DocumentsPage,
    ),
  ),
  QuestionsPage: pageWithTexts(knowledge, async () =>
    ofBusiness(
      'knowledge.question',
      (await import(/* webpackChunkName: "page-questions" */ './pages/questions/QuestionsPage.tsx'))
        .QuestionsPage,
    ),
  ),
  AnswersPage: pageWithTexts(knowledge, async () =>
    ofBusiness(
      'knowledge.answer',
      (await import(/* webpackChunkName: "page-answers" */ './pages/answers/AnswersPage.tsx')).AnswersPage,
    ),
  ),
  ReviewsPage: pageWithTexts(knowledge, async () =>
    ofBusiness(
      'knowledge.review',
      (await import(/* webpackChunkName: "page-reviews" */ './pages/reviews/ReviewsPage.tsx')).ReviewsPage,
    ),
  ),
  ProductsPage: pageWithTexts(knowledge, async () =>
    ofBusiness(
      'knowledge.product',
      (await import(/* webpackChunkName: "page-products" */ './pages/products/ProductsPage.tsx'))
        .ProductsPage,
    ),
  ),
  FeedbackPage: pageWithTexts(knowledge, async () =>
    ofBusiness(
      'knowledge.feedback',
      (await import(/* webpackChunkName: "page-feedback" */ './pages/feedback/FeedbackPage.tsx'))
        .FeedbackPage,
    ),
  ),
  AnalysisPage: pageWithTexts(knowledge, async () =>
    ofBusiness(
      'knowledge.analysis',
      (await import(/* webpackChunkName: "page-analysis" */ './pages/analysis/AnalysisPage.tsx'))
        .AnalysisPage,
    ),
  ),
  RecommendSettingPage: pageWithTexts(knowledge, async () =>
    ofBusiness(
      'knowledge.recommend',
      (
        await import(
          /* webpackChunkName: "page-recommend-setting" */ './pages/recommend-setting/RecommendSettingPage.tsx'
        )
      ).RecommendSettingPage,
    ),
  ),
}
