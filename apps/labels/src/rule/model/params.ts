import { label } from '@console/contracts'
import type { WordLinks } from './word-links.ts'

type Emotion = (typeof label.EMOTIONS)[number]
type KeywordsMatch = (typeof label.KEYWORDS)[keyof typeof label.KEYWORDS]

type KeywordParams = {
  detectType: KeywordsMatch
  /** Its own words and those of its lists. */
  keywords: readonly string[]
  /** Undefined where it uses no list: then no such key is sent. */
  wordLists: WordLinks | undefined
}

/** The parameters of each type while they are edited: what is not filled in yet is null, or empty. */
export type ParamsByType = {
  [label.CONDITION_TYPE.keyword]: KeywordParams
  [label.CONDITION_TYPE.regex]: { regex: string }
  [label.CONDITION_TYPE.speechSpeed]: {
    detectType: (typeof label.SPEED)[keyof typeof label.SPEED]
    operator: label.Operator | null
    wordsPerMinute: number | null
    minWordsThreshold: number | null
  }
  [label.CONDITION_TYPE.silence]: {
    duration: number | null
    preSentencePolicy: (typeof label.BEFORE_SILENCE)[keyof typeof label.BEFORE_SILENCE]
  }
  [label.CONDITION_TYPE.turns]: { operator: label.Operator | null; round: number | null }
  [label.CONDITION_TYPE.hangUp]: Record<never, never>
  [label.CONDITION_TYPE.keywordCount]: KeywordParams & {
    operator: label.Operator | null
    hitCount: number | null
  }
  [label.CONDITION_TYPE.accepted]: { status: 0 | 1 | null }
  [label.CONDITION_TYPE.ringing]: { operator: label.Operator | null; duration: number | null }
  [label.CONDITION_TYPE.callDuration]: { operator: label.Operator | null; duration: number | null }
  [label.CONDITION_TYPE.emotion]: { emotion: Emotion | null }
}
/** A type with its parameters while they are edited. */
export type TypedParams = {
  [Type in label.ConditionType]: { type: Type; params: ParamsByType[Type] }
}[label.ConditionType]

/** First parameters of a new condition of each type; operators, statuses and emotions are chosen. */
export const DEFAULT_PARAMS: ParamsByType = {
  [label.CONDITION_TYPE.keyword]: { detectType: label.KEYWORDS.any, keywords: [], wordLists: undefined },
  [label.CONDITION_TYPE.regex]: { regex: '' },
  [label.CONDITION_TYPE.speechSpeed]: {
    detectType: label.SPEED.single,
    operator: null,
    wordsPerMinute: 300,
    minWordsThreshold: 0,
  },
  [label.CONDITION_TYPE.silence]: { duration: 60, preSentencePolicy: label.BEFORE_SILENCE.anyRole },
  [label.CONDITION_TYPE.turns]: { operator: null, round: 10 },
  [label.CONDITION_TYPE.hangUp]: {},
  [label.CONDITION_TYPE.keywordCount]: {
    detectType: label.KEYWORDS.any,
    keywords: [],
    wordLists: undefined,
    operator: null,
    hitCount: 1,
  },
  [label.CONDITION_TYPE.accepted]: { status: null },
  [label.CONDITION_TYPE.ringing]: { operator: null, duration: 30 },
  [label.CONDITION_TYPE.callDuration]: { operator: null, duration: 30 },
  [label.CONDITION_TYPE.emotion]: { emotion: null },
}

/** The text `param` of a new condition of the type. */
export function defaultParam(type: label.ConditionType): string {
  return JSON.stringify(DEFAULT_PARAMS[type])
}

type WithParam = Pick<label.Condition, 'type' | 'param'>
type ReadParams = TypedParams & {
  /** The text is no JSON of parameters: `params` are the defaults (LABEL-Q35). */
  isUnreadable: boolean
}

/** Reads the parameters in the text of a condition. Missing parameters, and those of a wrong type, are not filled in. */
export function readParams({ type, param }: WithParam): ReadParams {
  const sent = parseObject(param)
  const params =
    sent === null
      ? DEFAULT_PARAMS[type]
      : mapKeys(DEFAULT_PARAMS[type], (key) => READERS[key]?.(sent[key], type))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has the keys of the type's defaults, each read as that key's
  return { type, params, isUnreadable: sent === null } as ReadParams
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

function mapKeys(params: object, toValue: (key: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.keys(params).map((key) => [key, toValue(key)]))
}

const wholeNumber = (value: unknown) => (Number.isInteger(value) ? value : null)
const oneOf =
  <Value>(values: readonly Value[], otherwise: Value | null) =>
  (value: unknown) =>
    values.find((known) => known === value) ?? otherwise

const readKeywordsMatch = oneOf(Object.values(label.KEYWORDS), label.KEYWORDS.any)
const readSpeed = oneOf(Object.values(label.SPEED), label.SPEED.single)

const readTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : []

function readWordLinks(value: unknown): WordLinks | undefined {
  if (typeof value !== 'object' || value === null || !('ids' in value) || !('own' in value)) return undefined
  const ids = Array.isArray(value.ids) ? value.ids.filter((id): id is number => Number.isInteger(id)) : []
  return { ids, own: readTexts(value.own) }
}

const READERS: Readonly<Record<string, (value: unknown, type: label.ConditionType) => unknown>> = {
  detectType: (value, type) =>
    type === label.CONDITION_TYPE.speechSpeed ? readSpeed(value) : readKeywordsMatch(value),
  keywords: readTexts,
  wordLists: readWordLinks,
  regex: (value) => (typeof value === 'string' ? value : ''),
  operator: oneOf(label.OPERATORS, null),
  wordsPerMinute: wholeNumber,
  minWordsThreshold: wholeNumber,
  duration: wholeNumber,
  preSentencePolicy: oneOf(Object.values(label.BEFORE_SILENCE), label.BEFORE_SILENCE.anyRole),
  round: wholeNumber,
  hitCount: wholeNumber,
  status: oneOf([0, 1], null),
  emotion: oneOf(label.EMOTIONS, null),
}

/** The condition with some of its parameters changed. */
export function changeParams(condition: label.Condition, changes: object): label.Condition {
  return { ...condition, param: JSON.stringify({ ...readParams(condition).params, ...changes }) }
}
