import { canOpen } from '../../../access/policy.ts'

/** The pages that show a question's contents or link to them (STAT-066, VIOL-015). */
export const canReadQuestions = canOpen(
  'knowledge.question',
  'knowledge.answer',
  'knowledge.review',
  'knowledge.feedback',
  'knowledge.analyze',
  'statistic.recommend',
  'statistic.violation',
  'quality.record',
)
/** The pages that choose among the questions of a business. */
export const canChooseQuestions = canOpen('knowledge.document', 'knowledge.answer', 'knowledge.product')
export const canAnswer = canOpen('knowledge.answer')
export const canReview = canOpen('knowledge.review')
export const canHandleFeedback = canOpen('knowledge.feedback')
export const canManageProducts = canOpen('knowledge.product')
export const canSetRecommendation = canOpen('knowledge.recommend')
