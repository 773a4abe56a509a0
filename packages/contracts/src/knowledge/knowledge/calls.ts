import * as z from 'zod'
import {
  checkedDays,
  idInQuery,
  idParams,
  IN_USE,
  longText,
  managedList,
  nameText,
  requiredTexts,
  OF_BUSINESS,
  questionIds,
  rangeFields,
  textList,
  versionQuery,
} from '../../operations/managed-list/managed-list.ts'
import { defineCall } from '../../shared/call.ts'
import {
  filterText,
  id,
  queryFlag,
  queryId,
  queryPage,
  queryVersionFromZero,
  unixSeconds,
  versionFromZero,
} from '../../shared/wire.ts'

const PATH = '/api/assistant/knowledge'
const shared = { access: 'page', envelope: 'status' } as const
const count = z.int().min(0)
const optionalText = filterText.optional()

/** Questions of a business that forms offer at most. */
export const MAX_QUESTION_NAMES = 1000
/** Days, today included, for which the list of questions counts their recommendations. */
export const COUNTED_DAYS = 30
/** Older versions of an answer, and documents, that the page of a question shows at most. */
export const MAX_SHOWN_OF_QUESTION = 100

export const KNOWLEDGE_REFUSALS = {
  /** Only a draft or a rejected answer is changed, submitted and deleted; only a waiting one is withdrawn and reviewed. */
  wrongState: 1611,
} as const

/** Processes by which seats sell or serve, step by step. */
export const processKind = z.enum(['sales', 'service'])
/**
 * Sales and service processes of a business, step by step.
 * - list: Processes of a business, those of sales first, then by name. Without `kind` both kinds; `text` is part of a
 *   name.
 * - create: Adds a process with its steps in order. A name that the business has already for this kind is refused, in
 *   whatever case.
 * - update: Replaces kind, name and steps of a process. 409 when `version` is not the present one.
 * - remove: Deletes a process. 409 when `version` is not the present one.
 */
export const processes = managedList({
  id: 'knowledge.processes',
  path: `${PATH}/processes`,
  scope: OF_BUSINESS,
  filters: { kind: processKind.optional(), text: optionalText },
  draft: { kind: processKind, name: nameText, steps: requiredTexts },
  facts: {},
})
export type Process = z.output<typeof processes.row>

/**
 * Documents that a seat may read aloud or look up, and the questions that they help to answer.
 * - list: Documents of a business, by title. `text` is searched in titles and contents.
 * - create: Adds a document. A title that the business has already is refused, in whatever case; 404 for a question
 *   of another business.
 * - update: Replaces title, content and questions of a document. 404 for a question that does not exist; 409 when
 *   `version` is not the present one.
 * - remove: Deletes a document; its questions remain. 409 when `version` is not the present one.
 */
export const documents = managedList({
  id: 'knowledge.documents',
  path: `${PATH}/documents`,
  scope: OF_BUSINESS,
  filters: { text: optionalText },
  draft: { title: nameText, content: longText, questionIds },
  facts: {},
})
export type KnowledgeDocument = z.output<typeof documents.row>

/** Counts of recommendations: shown, valid and accepted. */
const figures = z.object({ shown: count, valid: count, accepted: count })
export type Figures = z.output<typeof figures>

/**
 * Questions of customers; the figures are those of the last `COUNTED_DAYS` days.
 * - list: Questions of a business, the most recommended first. The figures are those of the last 30 days, today
 *   included; `text` is searched in names and wordings.
 * - create: Adds a question, with other wordings of it. A name that the business has already is refused, in whatever
 *   case.
 * - update: Replaces name and wordings of a question. 409 when `version` is not the present one.
 * - remove: Deletes a question that nothing refers to. One with answers, recommendations or answer tasks, or that a
 *   document or product names, is refused with `inUse`; 409 when `version` is not the present one.
 */
export const questions = managedList({
  id: 'knowledge.questions',
  path: `${PATH}/questions`,
  scope: OF_BUSINESS,
  filters: { text: optionalText },
  draft: { name: nameText, wordings: textList },
  facts: { ...figures.shape, isAnswered: z.boolean() },
  refusals: { remove: IN_USE },
})
export type Question = z.output<typeof questions.row>

/** Questions of a business to choose from, by name. At most 1,000; 404 for a business of another company. */
export const questionNames = defineCall({
  ...shared,
  id: 'knowledge.questionNames',
  path: `${PATH}/question-names`,
  query: z.strictObject({ bizTypeId: queryId }),
  data: z.array(z.object({ id, name: z.string() })),
})

/** A published answer is never changed; the next one replaces and retires it. */
export const ANSWER_STATES = ['draft', 'review', 'rejected', 'published', 'retired'] as const
export const answerState = z.enum(ANSWER_STATES)
export type AnswerState = z.output<typeof answerState>

/** States in which each action on an answer is allowed: the rule that buttons and server share. */
export const ANSWER_ACTIONS = {
  edit: ['draft', 'rejected'],
  submit: ['draft', 'rejected'],
  withdraw: ['review'],
  review: ['review'],
} as const satisfies Record<string, readonly AnswerState[]>
export function canChangeAnswer(action: keyof typeof ANSWER_ACTIONS, state: AnswerState): boolean {
  return ANSWER_ACTIONS[action].some((allowed) => allowed === state)
}

const person = z.string().nullable()
const moment = unixSeconds.nullable()

/**
 * Versions of answers; at most one of each question is published.
 * - list: Versions of answers in a business, the newest first. Without `questionId` and `state` those of every
 *   question and state; `text` is searched in the content.
 * - create: Adds an answer to a question of the business, as a draft. 404 for a question of another business.
 * - update: Replaces question and content of an answer. Only of a draft or a rejected one, others are refused with
 *   code 1611; 409 when `version` is not the present one.
 * - remove: Deletes an answer that is a draft or was rejected. Others are refused with code 1611; 409 when `version`
 *   is not the present one.
 */
export const answers = managedList({
  id: 'knowledge.answers',
  path: `${PATH}/answers`,
  scope: OF_BUSINESS,
  filters: { questionId: idInQuery.optional(), state: answerState.optional(), text: optionalText },
  draft: { questionId: id, content: longText },
  facts: {
    questionName: z.string(),
    state: answerState,
    submittedAt: moment,
    submittedBy: person,
    reviewedAt: moment,
    reviewedBy: person,
    /** Remark of the reviewer. */
    remark: z.string().nullable(),
  },
  refusals: { create: {}, update: KNOWLEDGE_REFUSALS, remove: KNOWLEDGE_REFUSALS },
})
export type Answer = z.output<typeof answers.row>

function answerAction(verb: 'submit' | 'withdraw') {
  return defineCall({
    ...shared,
    id: `knowledge.${verb}Answer`,
    method: 'POST',
    path: `${PATH}/answers/:id/${verb}`,
    params: idParams,
    query: versionQuery,
    data: answers.row,
    refusals: KNOWLEDGE_REFUSALS,
  })
}
/**
 * Submits an answer for review. Only a draft or a rejected one; the result of an earlier review is cleared. 409 when
 * `version` is not the present one.
 */
export const submitAnswer = answerAction('submit')
/**
 * Takes an answer back from its review: it is a draft again. Only one that waits for its review. 409 when `version`
 * is not the present one.
 */
export const withdrawAnswer = answerAction('withdraw')

/**
 * Answers that wait for their review, the longest waiting first. `published` is the answer in use now, null where
 * there is none.
 */
export const reviews = defineCall({
  ...shared,
  id: 'knowledge.reviews',
  path: `${PATH}/reviews`,
  query: z.strictObject({ bizTypeId: queryId, ...queryPage() }),
  data: z.object({
    records: z.array(z.object({ answer: answers.row, published: z.string().nullable() })),
    total: z.int(),
  }),
})
export type Review = z.output<typeof reviews.data>['records'][number]

/**
 * Publishes an answer, or sends it back with a reason. Only one that waits for its review; publishing retires the
 * answer that was published before. 409 when `version` is not the present one.
 */
export const reviewAnswer = defineCall({
  ...shared,
  id: 'knowledge.reviewAnswer',
  method: 'POST',
  path: `${PATH}/answers/:id/review`,
  params: idParams,
  query: versionQuery,
  body: z.discriminatedUnion('isApproved', [
    z.strictObject({ isApproved: z.literal(true), remark: z.string().trim().max(1000) }),
    z.strictObject({ isApproved: z.literal(false), remark: z.string().trim().min(1).max(1000) }),
  ]),
  data: answers.row,
  refusals: KNOWLEDGE_REFUSALS,
})

const productList = managedList({
  id: 'knowledge.products',
  path: `${PATH}/products`,
  scope: OF_BUSINESS,
  filters: { text: optionalText },
  draft: { sellingPoints: textList, questionIds },
  facts: { name: z.string() },
  refusals: { update: {} },
})
/**
 * Knowledge of each product; the products themselves belong to account management.
 * - list: Products of a business by name, with selling points and questions. One that nobody has described yet has
 *   none and the version 1; `text` is part of a name.
 * - update: Replaces selling points and questions of a product, whose id the path has. 404 for a question of another
 *   business; 409 when `version` is not the present one.
 */
export const products = { list: productList.list, update: productList.update, row: productList.row }
export type ProductKnowledge = z.output<typeof products.row>

const feedbackRow = z.object({
  recommendationId: z.string(),
  questionId: id,
  questionName: z.string(),
  seatName: z.string(),
  shownAt: unixSeconds,
  /** It fitted the question, by the platform's own judgement. */
  isValid: z.boolean(),
  /** The customer's last sentence before it; null once the words are gone. */
  sentence: z.string().nullable(),
  sessionId: z.string().nullable(),
  handled: z.object({ note: z.string(), by: z.string(), at: unixSeconds }).nullable(),
})
export type FeedbackRow = z.output<typeof feedbackRow>

/**
 * Recommendations that were shown and not taken up, the newest first. Without `isHandled` the handled ones too. At
 * most 92 days, counted exactly up to 10,000.
 */
export const feedback = defineCall({
  ...shared,
  id: 'knowledge.feedback',
  path: `${PATH}/feedback`,
  query: checkedDays(
    z.strictObject({
      ...rangeFields,
      questionId: queryId.optional(),
      isHandled: queryFlag.optional(),
      ...queryPage(),
    }),
  ),
  data: z.object({ records: z.array(feedbackRow), total: count, totalIsCapped: z.boolean() }),
})

/**
 * Records the outcome of a recommendation that nobody took up. Once: the second note answers 409. 404 for a recommendation
 * that was taken up.
 */
export const handleFeedback = defineCall({
  ...shared,
  id: 'knowledge.handleFeedback',
  method: 'POST',
  path: `${PATH}/feedback`,
  body: z.strictObject({
    recommendationId: z.string().min(1).max(64),
    note: z.string().trim().min(1).max(1000),
  }),
})

/**
 * Every question of a business with its figures over some days, the most recommended first. At most 92 days, both
 * ends included.
 */
export const analysis = defineCall({
  ...shared,
  id: 'knowledge.analysis',
  path: `${PATH}/analysis`,
  query: checkedDays(z.strictObject(rangeFields)),
  data: z.array(figures.extend({ questionId: id, name: z.string() })),
})

export const MAX_AT_ONCE = 10
/** Recommendations during a call. `leastConfidence` in percent. */
export const recommendSettingDraft = z.strictObject({
  isEnabled: z.boolean(),
  atOnce: z.int().min(1).max(MAX_AT_ONCE),
  leastConfidence: z.int().min(0).max(100),
})
export type RecommendSettingDraft = z.output<typeof recommendSettingDraft>
/** The setting of a business for which nobody has set anything. */
export const DEFAULT_RECOMMEND_SETTING: RecommendSettingDraft = {
  isEnabled: true,
  atOnce: 3,
  leastConfidence: 60,
}
const recommendSettingData = recommendSettingDraft.extend({
  /** 0: the default, which nobody has changed. */
  version: versionFromZero,
  updatedAt: moment,
  updatedBy: person,
})
/**
 * Recommendation settings of a business. Where nobody has set anything, the defaults with version 0;
 * `leastConfidence` is in percent.
 */
export const recommendSetting = defineCall({
  ...shared,
  id: 'knowledge.recommendSetting',
  path: `${PATH}/recommend-setting`,
  query: z.strictObject({ bizTypeId: queryId }),
  data: recommendSettingData,
})
/**
 * Replaces the recommendation settings of a business. `version` is the one that was read, 0 for the defaults; 409
 * when somebody saved others meanwhile.
 */
export const saveRecommendSetting = defineCall({
  ...shared,
  id: 'knowledge.saveRecommendSetting',
  method: 'PUT',
  path: `${PATH}/recommend-setting`,
  query: z.strictObject({ bizTypeId: queryId, version: queryVersionFromZero }),
  body: recommendSettingDraft,
  data: recommendSettingData,
})

/**
 * One question with all that is known of it (STAT-066). The figures are those of the last 30 days; at most 100
 * documents, by title, and 100 earlier answers.
 */
export const question = defineCall({
  ...shared,
  id: 'knowledge.question',
  path: `${PATH}/question`,
  query: z.strictObject({ questionId: queryId }),
  data: z.object({
    id,
    name: z.string(),
    businessName: z.string(),
    wordings: z.array(z.string()),
    figures,
    /** The published answer; null: there is none. */
    answer: answers.row.nullable(),
    documents: z.array(z.object({ id, title: z.string(), content: z.string() })),
    /** Versions of the answer that were published before, submitted or sent back, the newest first. */
    history: z.array(answers.row),
  }),
})
export type QuestionPage = z.output<typeof question.data>
