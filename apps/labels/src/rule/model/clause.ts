import { label } from '@console/contracts'
import type { RuleMessageId } from '../texts.ts'
import { type ParamsByType, readParams, type TypedParams } from './params.ts'
import { GAP, type Phrase, type PhraseValue } from './phrase.ts'
import { withRange } from './range-phrase.ts'
import { ownWords, type WordLinks } from './word-links.ts'

const OF_SPEED = {
  '=': 'rule.speed.equal',
  '<': 'rule.speed.less',
  '<=': 'rule.speed.atMost',
  '>': 'rule.speed.more',
  '>=': 'rule.speed.atLeast',
  '!=': 'rule.speed.other',
} as const satisfies Record<label.Operator, RuleMessageId>

const OF_TIME = {
  '=': 'rule.amount.equal',
  '<': 'rule.amount.less',
  '<=': 'rule.amount.atMost',
  '>': 'rule.amount.more',
  '>=': 'rule.amount.atLeast',
  '!=': 'rule.amount.other',
} as const satisfies Record<label.Operator, RuleMessageId>

const OF_COUNT = { ...OF_TIME, '<': 'rule.amount.fewer' } as const satisfies Record<
  label.Operator,
  RuleMessageId
>

/** Says what has to be true for a condition, or for its negation, as part of a sentence. */
export function clausePhrase(
  condition: label.Condition,
  isNegated: boolean,
  findListName: FindListName = findNoName,
): Phrase {
  return withRange(clauseWithoutRange(condition, { isNegated, findListName }), condition)
}

/** The name of a word list by its id; null where it no longer exists, undefined until lists are loaded. */
export type FindListName = (id: number) => string | null | undefined
const findNoName: FindListName = () => undefined

type Reading = { isNegated: boolean; findListName: FindListName }

function clauseWithoutRange(condition: label.Condition, reading: Reading): Phrase {
  const { isNegated } = reading
  const who: Phrase = { id: condition.role === label.ROLE.agent ? 'rule.who.agent' : 'rule.who.customer' }
  const { id, not, values } = clauseOfType(readParams(condition), reading)
  return { id: isNegated !== (not.isTwice ?? false) ? not.id : id, values: { who, ...values } }
}

type Clause = {
  id: RuleMessageId
  /** The text of the negation; for a condition that is negative itself, the two are swapped. */
  not: { id: RuleMessageId; isTwice?: boolean }
  values?: Record<string, PhraseValue>
}

function clauseOfType(read: TypedParams, reading: Reading): Clause {
  switch (read.type) {
    case label.CONDITION_TYPE.keyword:
      return keywordClause(read.params, reading)
    case label.CONDITION_TYPE.regex:
      return {
        id: 'rule.clause.regex',
        not: { id: 'rule.clause.regex.not' },
        values: { regex: read.params.regex === '' ? GAP : read.params.regex },
      }
    case label.CONDITION_TYPE.speechSpeed:
      return speedClause(read.params)
    case label.CONDITION_TYPE.silence:
      return silenceClause(read.params)
    case label.CONDITION_TYPE.keywordCount:
      return countClause(read.params, reading)
    case label.CONDITION_TYPE.emotion:
      return { id: 'rule.clause.emotion', not: { id: 'rule.clause.emotion.not' } }
    default:
      return callClause(read)
  }
}

type CallType =
  | typeof label.CONDITION_TYPE.turns
  | typeof label.CONDITION_TYPE.hangUp
  | typeof label.CONDITION_TYPE.accepted
  | typeof label.CONDITION_TYPE.ringing
  | typeof label.CONDITION_TYPE.callDuration
type CallParams = Extract<TypedParams, { type: CallType }>

/** A clause about a count or a fact of the whole call. */
function callClause({ type, params }: CallParams): Clause {
  switch (type) {
    case label.CONDITION_TYPE.turns:
      return {
        id: 'rule.clause.turns',
        not: { id: 'rule.clause.turns.not' },
        values: { amount: amountPhrase('count', params.operator, params.round) },
      }
    case label.CONDITION_TYPE.hangUp:
      return { id: 'rule.clause.hangUp', not: { id: 'rule.clause.hangUp.not' } }
    case label.CONDITION_TYPE.accepted:
      return {
        id: 'rule.clause.accepted',
        not: { id: 'rule.clause.accepted.not', isTwice: params.status === 0 },
      }
    case label.CONDITION_TYPE.ringing:
      return {
        id: 'rule.clause.ringing',
        not: { id: 'rule.clause.ringing.not' },
        values: buildTimeValues(params),
      }
    default:
      return {
        id: 'rule.clause.duration',
        not: { id: 'rule.clause.duration.not' },
        values: buildTimeValues(params),
      }
  }
}

function buildTimeValues({
  operator,
  duration,
}: {
  operator: label.Operator | null
  duration: number | null
}) {
  return { amount: amountPhrase('time', operator, duration) }
}

type Words = { keywords: readonly string[]; wordLists: WordLinks | undefined }

function words(params: Words, join: 'and' | 'or', findListName: FindListName): PhraseValue {
  const lists = (params.wordLists?.ids ?? []).map((id) => {
    const name = findListName(id)
    return name === undefined ? GAP : name
  })
  return { words: ownWords(params), lists, join }
}

function keywordClause(
  params: ParamsByType[typeof label.CONDITION_TYPE.keyword],
  { isNegated, findListName }: Reading,
): Clause {
  const { detectType, keywords } = params
  if (detectType === label.KEYWORDS.all && keywords.length > 1) {
    return {
      id: 'rule.clause.keyword',
      not: { id: isNegated ? 'rule.clause.keyword.notAll' : 'rule.clause.keyword.not' },
      values: { keywords: words(params, 'and', findListName) },
    }
  }
  return {
    id: 'rule.clause.keyword',
    not: { id: 'rule.clause.keyword.not', isTwice: detectType === label.KEYWORDS.none },
    values: { keywords: words(params, 'or', findListName) },
  }
}

function countClause(
  params: ParamsByType[typeof label.CONDITION_TYPE.keywordCount],
  { findListName }: Reading,
): Clause {
  const { detectType, keywords, operator, hitCount } = params
  const amount = amountPhrase('count', operator, hitCount)
  if (detectType === label.KEYWORDS.all && keywords.length > 1) {
    return {
      id: 'rule.clause.count.each',
      not: { id: 'rule.clause.count.each.not' },
      values: { keywords: words(params, 'and', findListName), amount },
    }
  }
  return {
    id: 'rule.clause.count',
    not: { id: 'rule.clause.count.not', isTwice: detectType === label.KEYWORDS.none },
    values: { keywords: words(params, 'or', findListName), amount },
  }
}

function speedClause(params: ParamsByType[typeof label.CONDITION_TYPE.speechSpeed]): Clause {
  const { detectType, operator, wordsPerMinute, minWordsThreshold } = params
  const speed = amountPhrase('speed', operator, wordsPerMinute)
  const amount: Phrase =
    minWordsThreshold !== null && minWordsThreshold > 0
      ? { id: 'rule.speed.longSentences', values: { speed, n: minWordsThreshold } }
      : speed
  return detectType === label.SPEED.average
    ? { id: 'rule.clause.average', not: { id: 'rule.clause.average.not' }, values: { amount } }
    : { id: 'rule.clause.speed', not: { id: 'rule.clause.speed.not' }, values: { amount } }
}

function silenceClause(params: ParamsByType[typeof label.CONDITION_TYPE.silence]): Clause {
  const values = { n: params.duration ?? GAP }
  return params.preSentencePolicy === label.BEFORE_SILENCE.sameRole
    ? { id: 'rule.clause.pause', not: { id: 'rule.clause.pause.not' }, values }
    : { id: 'rule.clause.silence', not: { id: 'rule.clause.silence.not' }, values }
}

/** A comparison in words, such as "more than 10". */
function amountPhrase(
  kind: 'speed' | 'time' | 'count',
  operator: label.Operator | null,
  number: number | null,
): Phrase {
  const n = number ?? GAP
  if (operator === null) return { id: 'rule.amount.unknown', values: { n } }
  const ids = { speed: OF_SPEED, time: OF_TIME, count: OF_COUNT }[kind]
  return { id: ids[operator], values: { n } }
}
