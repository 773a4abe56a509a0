import * as z from 'zod'
import { id, MAX_INT4 } from '../../shared/wire.ts'
import { answeredCondition, CHECK_RANGE, condition, MAX_CONDITIONS, rangeFields } from './condition.ts'

/** Decided by conditions, or by a text that a language model is given (LABEL-002). */
export const LABEL_TYPE = { rule: 0, prompt: 1 } as const
export type LabelType = (typeof LABEL_TYPE)[keyof typeof LABEL_TYPE]
/** Combinations of conditions. */
export const LAMBDA_TYPE = { all: 0, notAll: 1, any: 2, custom: 3 } as const
/** Each sentence is judged alone, or the conversation so far. */
export const USE_CONTEXT = { sentence: 0, conversation: 1 } as const

/** Hits of one conversation that are counted; 0 means all. */
export const MAX_HIT_COUNT = 100
export const MAX_EXPRESSION_CHARACTERS = 500
export const MAX_PROMPT_CHARACTERS = 10_000

/** A number that is not needed is null, absent or 0. */
export function orNone<T extends z.ZodType>(schema: T) {
  return z
    .union([schema, z.literal(0).transform(() => null)])
    .nullable()
    .default(null)
}

/** Fields of the other kind may be left out. */
const ruleFields = {
  /** 0 before it was saved. */
  id: z.union([z.literal(0), id]),
  labelType: z.enum(LABEL_TYPE),
  checkRangeType: z.union([z.literal(CHECK_RANGE.full), z.literal(CHECK_RANGE.fixed)]),
  ...rangeFields,
  useContext: z.enum(USE_CONTEXT),
  /** 1 where the conversation is judged: it is hit or not. */
  maxHitCnt: z.int().min(0).max(MAX_HIT_COUNT),
  lambdaType: z.enum(LAMBDA_TYPE).default(LAMBDA_TYPE.all),
  /** Empty but for a custom expression. */
  lambdaExpr: z.string().max(MAX_EXPRESSION_CHARACTERS).default(''),
  /** Empty for a rule. */
  promptContent: z.string().max(MAX_PROMPT_CHARACTERS).default(''),
  /** A prompt is sent after every so many rounds; null for a rule. */
  sessionCollectRound: orNone(z.int().min(1).max(MAX_INT4)),
}

/** A rule as it is sent; a prompt has no conditions. */
export const rule = z.strictObject({
  ...ruleFields,
  conditions: z.array(condition).max(MAX_CONDITIONS).default([]),
})
export type Rule = z.output<typeof rule>

/** A rule as it is answered: further fields are ignored. */
export const answeredRule = z.object({ ...ruleFields, conditions: z.array(answeredCondition).default([]) })
