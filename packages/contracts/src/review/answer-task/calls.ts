import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import {
  id,
  queryFlag,
  queryId,
  queryIsoDay,
  queryPage,
  unixSeconds,
  versionFromZero as version,
} from '../../shared/wire.ts'

export const TASK_STATES = ['open', 'answered', 'passed', 'failed'] as const
export const taskState = z.enum(TASK_STATES)
export type TaskState = z.output<typeof taskState>

export const MAX_ANSWER = 2000
export const MAX_REMARK = 500
/** People who get one question at once. */
export const MAX_ASSIGNEES = 50

const answerTask = z.object({
  id,
  version,
  questionId: id,
  question: z.string(),
  bizTypeId: id,
  bizTypeName: z.string(),
  userId: id,
  userName: z.string(),
  /** `YYYY-MM-DD`, the last day on which it may be answered in time. */
  dueDay: z.string(),
  isOverdue: z.boolean(),
  state: taskState,
  answer: z.string().nullable(),
  answeredAt: unixSeconds.nullable(),
  remark: z.string().nullable(),
  judgedByName: z.string().nullable(),
  createdByName: z.string(),
})
export type AnswerTask = z.output<typeof answerTask>

/** Tasks, those that are due earliest first, those that were judged last. `mine`: only the caller's own. */
export const list = defineCall({
  id: 'answerTask.list',
  path: '/api/assistant/answer-tasks',
  access: 'page',
  query: z.strictObject({
    state: taskState.optional(),
    userId: queryId.optional(),
    mine: queryFlag.default(false),
    ...queryPage(),
  }),
  data: z.object({ records: z.array(answerTask), total: z.int().min(0) }),
})

/** Questions that can be assigned, of all business types, by business and name. */
export const questions = defineCall({
  id: 'answerTask.questions',
  path: '/api/assistant/answer-tasks/questions',
  access: 'page',
  data: z.object({
    questions: z.array(z.object({ id, name: z.string(), bizTypeName: z.string() })),
    people: z.array(z.object({ id, name: z.string() })),
  }),
})

export const TASK_REFUSALS = {
  pastDue: 4101,
  duplicate: 4102,
  notYours: 4103,
  wrongState: 4104,
} as const

/** Assigns a question to people, one task each. If one of them has the same question open already, nobody gets a task. */
export const create = defineCall({
  id: 'answerTask.create',
  method: 'POST',
  path: '/api/assistant/answer-tasks',
  access: 'page',
  body: z.strictObject({
    questionId: id,
    userIds: z
      .array(id)
      .min(1)
      .max(MAX_ASSIGNEES)
      .refine((ids) => new Set(ids).size === ids.length, { message: 'each once' }),
    dueDay: queryIsoDay,
  }),
  data: z.object({ created: z.int().min(1) }),
  refusals: TASK_REFUSALS,
})

/** Answers the caller's own task, or changes the answer until it is judged. */
export const answer = defineCall({
  id: 'answerTask.answer',
  method: 'POST',
  path: '/api/assistant/answer-tasks/answer',
  access: 'page',
  body: z.strictObject({ id, version, answer: z.string().trim().min(1).max(MAX_ANSWER) }),
  refusals: TASK_REFUSALS,
})

/** Judges an answer, once. Everyone with the page may do so, except the author. */
export const judge = defineCall({
  id: 'answerTask.judge',
  method: 'POST',
  path: '/api/assistant/answer-tasks/judge',
  access: 'page',
  body: z.strictObject({
    id,
    version,
    isPassed: z.boolean(),
    remark: z.string().trim().max(MAX_REMARK).default(''),
  }),
  refusals: TASK_REFUSALS,
})
