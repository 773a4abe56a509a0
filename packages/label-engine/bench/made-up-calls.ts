import { label } from '@console/contracts'
import { toLetter, UNKNOWN_FACTS, type Conversation, type Role, type Sentence } from '../src/index.ts'

/** The same numbers in every run: mulberry32. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const FREQUENT_WORDS = (
  'the to you I is for it that and your we can have a will order please thank help delivery address number check moment ' +
  'account price today week package phone question'
).split(' ')
/** Words that labels look for. */
const RARE_WORDS = (
  'discount invoice refund contract cancel payment offer voucher manager complaint warranty exchange deposit installment ' +
  'membership upgrade broken angry lawyer reservation'
)
  .split(' ')
  .flatMap((word) => [word, `${word}s`, `un${word}`, `${word} today`, `${word} 价格`])
const RARE_WORD_SHARE = 0.04
const SENTENCE_MS = 3000
const FEWEST_WORDS = 4
const MORE_WORDS = 16

const pick = <Item>(items: readonly Item[], number: number): Item => {
  const item = items[Math.floor(number * items.length)]
  if (item === undefined) throw new RangeError('There is nothing to pick from.')
  return item
}

export function madeUpCall(sentenceCount: number, random: () => number): Conversation {
  const sentences = Array.from({ length: sentenceCount }, (_, index): Sentence => {
    const length = FEWEST_WORDS + Math.floor(random() * MORE_WORDS)
    const words = Array.from({ length }, () =>
      pick(random() < RARE_WORD_SHARE ? RARE_WORDS : FREQUENT_WORDS, random()),
    ).join(' ')
    const beginMs = index * SENTENCE_MS
    const emotion = random() < 0.01 ? 'ANGRY' : null
    return { role: random() < 0.5 ? 0 : 1, words, beginMs, endMs: beginMs + SENTENCE_MS - 500, emotion }
  })
  return { sentences, facts: UNKNOWN_FACTS }
}

const REGEXES = [
  (one: string, other: string) => `${one}|${other}`,
  (one: string, other: string) => `(?i)(${one}|${other}) (number|address)`,
  (one: string) => `(?i)\\b${one}\\b`,
  (one: string, other: string) => `${one}.*${other}`,
  () => String.raw`\d{3,}`,
  (one: string) => `^(please|thank).*${one}`,
]
const KEYWORD_SHARE = 0.6
const REGEX_SHARE = 0.2
const MOST_CONDITIONS = 4

/** A label as people write them: most conditions are keywords, some regular expressions, few anything else. */
export function madeUpRule(random: () => number): label.Rule {
  const count = 1 + Math.floor(random() * MOST_CONDITIONS)
  const usesContext = random() < 0.5
  return {
    id: 0,
    labelType: label.LABEL_TYPE.rule,
    checkRangeType: label.CHECK_RANGE.full,
    checkRangeBegin: null,
    checkRangeEnd: null,
    useContext: usesContext ? label.USE_CONTEXT.conversation : label.USE_CONTEXT.sentence,
    maxHitCnt: usesContext ? 1 : Math.floor(random() * 4),
    lambdaType: random() < 0.7 ? label.LAMBDA_TYPE.all : label.LAMBDA_TYPE.any,
    lambdaExpr: '',
    conditions: Array.from({ length: count }, (_, index) => madeUpCondition(index, random)),
    promptContent: '',
    sessionCollectRound: null,
  }
}

function madeUpCondition(index: number, random: () => number): label.Condition {
  const range = madeUpRange(index, random)
  return {
    id: 0,
    lambda: toLetter(index),
    role: pick<Role>([0, 1], random()),
    ...range,
    ...madeUpParam(random),
  }
}

/** One condition of ten is in a window after another one, or in the first sentences. */
function madeUpRange(index: number, random: () => number) {
  const kind = random()
  const none = {
    checkRangeBegin: null,
    checkRangeEnd: null,
    checkRangePolicy: 0 as const,
    preConditionLambda: '',
  }
  if (kind > 0.1) return { ...none, checkRangeType: label.CHECK_RANGE.full }
  if (kind > 0.05 || index === 0) {
    return { ...none, checkRangeType: label.CHECK_RANGE.fixed, checkRangeBegin: 0, checkRangeEnd: 9 }
  }
  const bounds = { checkRangeBegin: 1, checkRangeEnd: 4, checkRangePolicy: 1 as const }
  return { ...bounds, checkRangeType: label.CHECK_RANGE.relative, preConditionLambda: toLetter(index - 1) }
}

function madeUpParam(random: () => number): { type: label.ConditionType; param: string } {
  const kind = random()
  const rareWord = () => pick(RARE_WORDS, random())
  if (kind < KEYWORD_SHARE) {
    const detectType = pick([1, 1, 1, 1, 1, 1, 1, 0, 0, 2], random())
    return { type: 0, param: JSON.stringify({ detectType, keywords: [rareWord(), rareWord(), rareWord()] }) }
  }
  if (kind < KEYWORD_SHARE + REGEX_SHARE) {
    return { type: 1, param: JSON.stringify({ regex: pick(REGEXES, random())(rareWord(), rareWord()) }) }
  }
  const speed = { operator: '>', wordsPerMinute: 350, minWordsThreshold: 5 }
  return pick<{ type: label.ConditionType; param: string }>(
    [
      { type: 3, param: JSON.stringify({ detectType: 0, ...speed }) },
      { type: 3, param: JSON.stringify({ detectType: 1, ...speed }) },
      { type: 4, param: JSON.stringify({ duration: 10, preSentencePolicy: 0 }) },
      { type: 6, param: JSON.stringify({ operator: '>=', round: 10 }) },
      { type: 12, param: JSON.stringify({ emotion: 'ANGRY' }) },
    ],
    random(),
  )
}
