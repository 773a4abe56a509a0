import type { Module } from '../../module.ts'
import { answerRoutes } from './answer-routes.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { documentRoutes } from './document-routes.ts'
import { getAnalysis } from './get-analysis.ts'
import { getQuestion } from './get-question.ts'
import { getRecommendSetting } from './get-recommend-setting.ts'
import { handleFeedback } from './handle-feedback.ts'
import { listFeedback } from './list-feedback.ts'
import { listProducts } from './list-products.ts'
import { listQuestionNames } from './list-question-names.ts'
import { listReviews } from './list-reviews.ts'
import { processRoutes } from './process-routes.ts'
import { questionRoutes } from './question-routes.ts'
import { reviewAnswer } from './review-answer.ts'
import { saveRecommendSetting } from './save-recommend-setting.ts'
import { submitAnswer } from './submit-answer.ts'
import { updateProduct } from './update-product.ts'
import { withdrawAnswer } from './withdraw-answer.ts'

/** Help for seats: processes, documents, questions and their answers. */
export const knowledgeModule: Module = {
  name: 'knowledge',
  auditDictionary,
  routes: [
    ...[processRoutes, documentRoutes, questionRoutes, answerRoutes].flatMap((routes) =>
      Object.values(routes),
    ),
    submitAnswer,
    withdrawAnswer,
    listReviews,
    reviewAnswer,
    listProducts,
    updateProduct,
    listQuestionNames,
    getQuestion,
    listFeedback,
    handleFeedback,
    getAnalysis,
    getRecommendSetting,
    saveRecommendSetting,
  ],
}
