import * as z from 'zod'
import { typedText } from '../../shared/text.ts'
import { id } from '../../shared/wire.ts'
import { MAX_REGEX_CHARACTERS } from './regex-limit.ts'

/** The subject of a condition, by its number on the wire. */
export const CONDITION_TYPE = {
  keyword: 0,
  regex: 1,
  speechSpeed: 3,
  silence: 4,
  turns: 6,
  hangUp: 7,
  keywordCount: 8,
  accepted: 9,
  ringing: 10,
  callDuration: 11,
  emotion: 12,
} as const
export type ConditionType = (typeof CONDITION_TYPE)[keyof typeof CONDITION_TYPE]

/** The speaker of a sentence. */
export const ROLE = { agent: 0, customer: 1 } as const
/** Sentences that a condition or a rule looks at; a rule has no pre-condition, so it is never relative. */
export const CHECK_RANGE = { full: 0, fixed: 1, relative: 2 } as const
/** Sentences that a range counts (LABEL-Q26). */
export const RANGE_POLICY = { anyRole: 0, sameRole: 1 } as const
/** Number of keywords that have to be there. */
export const KEYWORDS = { all: 0, any: 1, none: 2 } as const
/** The speed of each sentence alone, or of all together. */
export const SPEED = { single: 0, average: 1 } as const
/** The speaker of the sentence before a silence (LABEL-119). */
export const BEFORE_SILENCE = { anyRole: 0, sameRole: 1 } as const
/** Operators wherever one is needed (LABEL-105). */
export const OPERATORS = ['=', '<', '<=', '>', '>=', '!='] as const
export type Operator = (typeof OPERATORS)[number]
/** Emotions of a voice, as far as labels know (LABEL-129). */
export const EMOTIONS = ['ANGRY'] as const

export const MAX_CONDITIONS = 50
export const MAX_KEYWORDS = 200
export const MAX_KEYWORD_CHARACTERS = 100
/** Word lists of one condition. */
export const MAX_LINKED_LISTS = 20
/** Largest distance of a range's ends from the beginning, the end or the pre-condition's hit, in sentences. */
export const MAX_RANGE_SENTENCES = 10_000
/** Bounds of the parameters, both included. Durations in seconds. */
export const PARAM_BOUNDS = {
  wordsPerMinute: { min: 1, max: 1000 },
  minWordsThreshold: { min: 0, max: 100 },
  duration: { min: 1, max: 1000 },
  round: { min: 1, max: 1000 },
  hitCount: { min: 1, max: 10 },
} as const

const within = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max)
const ownWords = z.array(typedText().min(1).max(MAX_KEYWORD_CHARACTERS)).max(MAX_KEYWORDS)
/** Keywords to look for. */
const keywords = ownWords.min(1)
/** Word lists that keywords come from, if any: the server writes the words of both into `keywords`. */
const wordLists = z.strictObject({ ids: z.array(id).min(1).max(MAX_LINKED_LISTS), own: ownWords }).optional()
const detectType = z.enum(KEYWORDS)
const operator = z.enum(OPERATORS)
const duration = within(PARAM_BOUNDS.duration)

/** Parameters of each type of condition, as the text `param` holds them (LABEL-108..130). */
export const conditionParams = {
  [CONDITION_TYPE.keyword]: z.strictObject({ detectType, keywords, wordLists }),
  [CONDITION_TYPE.regex]: z.strictObject({ regex: z.string().min(1).max(MAX_REGEX_CHARACTERS) }),
  [CONDITION_TYPE.speechSpeed]: z.strictObject({
    detectType: z.enum(SPEED),
    operator,
    wordsPerMinute: within(PARAM_BOUNDS.wordsPerMinute),
    minWordsThreshold: within(PARAM_BOUNDS.minWordsThreshold),
  }),
  [CONDITION_TYPE.silence]: z.strictObject({ duration, preSentencePolicy: z.enum(BEFORE_SILENCE) }),
  [CONDITION_TYPE.turns]: z.strictObject({ operator, round: within(PARAM_BOUNDS.round) }),
  [CONDITION_TYPE.hangUp]: z.strictObject({}),
  [CONDITION_TYPE.keywordCount]: z.strictObject({
    detectType,
    keywords,
    wordLists,
    operator,
    hitCount: within(PARAM_BOUNDS.hitCount),
  }),
  [CONDITION_TYPE.accepted]: z.strictObject({ status: z.union([z.literal(0), z.literal(1)]) }),
  [CONDITION_TYPE.ringing]: z.strictObject({ operator, duration }),
  [CONDITION_TYPE.callDuration]: z.strictObject({ operator, duration }),
  [CONDITION_TYPE.emotion]: z.strictObject({ emotion: z.enum(EMOTIONS) }),
} as const satisfies Record<ConditionType, z.ZodType>

/** A condition's type with its parameters. */
export type TypedParam = {
  [Type in ConditionType]: { type: Type; param: z.output<(typeof conditionParams)[Type]> }
}[ConditionType]

/** The parameters in the text of a condition; null where it is no JSON, or not of that type. */
export function readParam(type: ConditionType, text: string): TypedParam | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  const read = conditionParams[type].safeParse(value)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema is the one of the type
  return read.success ? ({ type, param: read.data } as TypedParam) : null
}

/**
 * Longest text of parameters: the most keywords at their longest, escaped, and once more as the condition's own words beside
 * word lists.
 */
const MAX_PARAM_CHARACTERS = 262_144
/** A … Z, then AA …; of at most two letters, for a rule has far fewer conditions. */
export const LETTER_PATTERN = /^[A-Z]{1,2}$/
const rangeBound = z.int().min(-MAX_RANGE_SENTENCES).max(MAX_RANGE_SENTENCES).nullable()

/** The bounds of a range, where it has any. */
export const rangeFields = {
  checkRangeBegin: rangeBound.default(null),
  checkRangeEnd: rangeBound.default(null),
}

/** Fields that do not apply to a type or a range may be left out. */
const conditionFields = {
  /** 0 before it was saved. */
  id: z.union([z.literal(0), id]),
  /** Letter of the condition, which no other condition ever gets. */
  lambda: z.string().regex(LETTER_PATTERN),
  type: z.enum(CONDITION_TYPE),
  /** 0 where the type has none. */
  role: z.enum(ROLE).default(ROLE.agent),
  checkRangeType: z.enum(CHECK_RANGE),
  /** Null where the range is the whole conversation. */
  ...rangeFields,
  checkRangePolicy: z.enum(RANGE_POLICY).default(RANGE_POLICY.anyRole),
  /** The letter of the condition that has to hit before, or empty. */
  preConditionLambda: z.union([z.literal(''), z.string().regex(LETTER_PATTERN)]).default(''),
  /** JSON text; its shape is that of the type. */
  param: z.string().max(MAX_PARAM_CHARACTERS),
}

/** A condition as it is sent. */
export const condition = z.strictObject(conditionFields)
export type Condition = z.output<typeof condition>

/** A condition as it is answered: further fields are ignored. */
export const answeredCondition = z.object(conditionFields)
