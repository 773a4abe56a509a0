import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { getAnalysis } from './get-analysis.ts'
import { getQuestion } from './get-question.ts'
import { handleFeedback, listFeedback } from './handle-feedback.ts'
import { listQuestionNames } from './list-question-names.ts'
import { answerRoutes, listReviews, reviewAnswer, submitAnswer, withdrawAnswer } from './manage-answers.ts'
import { documentRoutes } from './manage-documents.ts'
import { processRoutes } from './manage-processes.ts'
import { listProducts, updateProduct } from './manage-products.ts'
import { questionRoutes } from './manage-questions.ts'
import { getRecommendSetting, saveRecommendSetting } from './set-recommendation.ts'

/** What seats are helped with: processes, documents, questions and their answers. */
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
