// Reference of the README's rules, as plain as it can be: every prefix is judged from the beginning, and nothing is
// remembered. It shares with the engine the reading of parameters and expressions, and nothing else.
import { label } from '@console/contracts'
import { RE2JS } from 're2js'
import type { CallFacts, Conversation, Evidence, Hit, Sentence } from '../src/conversation.ts'
import { parseExpression } from '../src/expression/parser.ts'
import type { Expression } from '../src/expression/tree.ts'

type Judged = {
  isTrue: boolean
  since: number | null
  hits: number[]
  evidence: Evidence[]
  isFactLike: boolean
}

export function referenceWhole(rule: label.Rule, { sentences, facts }: Conversation): Hit[] {
  if (rule.useContext === 1) return contextHit(rule, sentences, facts)
  const hits = sentences.flatMap((_, k) => sentenceHit(rule, { sentences, facts }, k))
  return rule.maxHitCnt === 0 ? hits : hits.slice(0, rule.maxHitCnt)
}

export function referenceRealtime(rule: label.Rule, sentences: readonly Sentence[]): Hit[] {
  const facts: CallFacts = { accepted: null, ringSeconds: null, talkSeconds: null, hungUpBy: null }
  const hits: Hit[] = []
  for (let n = 1; n <= sentences.length; n += 1) {
    const prefix = sentences.slice(0, n)
    const most = rule.maxHitCnt === 0 ? Infinity : rule.maxHitCnt
    if (hits.length >= most) break
    const [hit] =
      rule.useContext === 1
        ? contextHit(rule, prefix, facts)
        : sentenceHit(rule, { sentences: prefix, facts }, n - 1)
    if (hit) hits.push({ ...hit, sentence: hit.sentence ?? n - 1 })
  }
  return hits
}

function contextHit(rule: label.Rule, sentences: readonly Sentence[], facts: CallFacts): Hit[] {
  const judged = judgeAll(rule, sentences, facts)
  const isSatisfiedAt = (k: number) =>
    holds(parseRuleTree(rule), false, (letter, isNegated) => {
      const { isTrue, since } = of(judged, letter)
      if (isNegated) return !isTrue
      return isTrue && (since === null || since <= k)
    })
  const conditions = rule.conditions.map(({ lambda }) => {
    const { isTrue, evidence } = of(judged, lambda)
    return { lambda, isTrue, evidence: isTrue ? evidence : [] }
  })
  if (isSatisfiedAt(-1)) return [{ sentence: null, conditions }]
  const k = sentences.findIndex((_, index) => isSatisfiedAt(index))
  return k < 0 ? [] : [{ sentence: k, conditions }]
}

function sentenceHit(rule: label.Rule, { sentences, facts }: Conversation, k: number): Hit[] {
  if (!isInRuleRange(rule, k, sentences.length)) return []
  const whole = judgeAll(rule, sentences, facts)
  const upToK = judgeAll(rule, sentences.slice(0, k + 1), facts)
  const at = (letter: string) => {
    const isPreCondition = rule.conditions.some(({ preConditionLambda }) => preConditionLambda === letter)
    const judged = of(of(whole, letter).isFactLike ? upToK : whole, letter)
    const first = isPreCondition ? judged.since : null
    const isTrue = judged.isFactLike
      ? judged.isTrue
      : isPreCondition
        ? first !== null && first <= k
        : judged.hits.includes(k)
    const evidence = judged.evidence.filter(({ sentence }) => sentence === k || sentence === first)
    return { lambda: letter, isTrue, evidence: isTrue ? evidence : [] }
  }
  const isHit = holds(parseRuleTree(rule), false, (letter, isNegated) => at(letter).isTrue !== isNegated)
  return isHit ? [{ sentence: k, conditions: rule.conditions.map(({ lambda }) => at(lambda)) }] : []
}

function parseRuleTree({ lambdaType, lambdaExpr, conditions }: label.Rule): Expression {
  const joined = conditions.map(({ lambda }) => lambda).join(lambdaType === 2 ? '||' : '&&')
  const text = [joined, `!(${joined})`, joined, lambdaExpr][lambdaType] ?? ''
  const { expression } = parseExpression(text)
  if (!expression) throw new Error(`The reference cannot read ${text}.`)
  return expression
}

function holds(
  tree: Expression,
  isNegated: boolean,
  literal: (letter: string, isNegated: boolean) => boolean,
): boolean {
  if (tree.kind === 'letter') return literal(tree.letter, isNegated)
  if (tree.kind === 'not') return holds(tree.of, !isNegated, literal)
  const parts = tree.of.map((part) => holds(part, isNegated, literal))
  return (tree.kind === 'all') === isNegated ? parts.includes(true) : !parts.includes(false)
}

type AllJudged = ReadonlyMap<string, Judged>
const of = (judged: AllJudged, letter: string): Judged => {
  const found = judged.get(letter)
  if (!found) throw new Error(`No condition ${letter}.`)
  return found
}

function judgeAll(rule: label.Rule, sentences: readonly Sentence[], facts: CallFacts): AllJudged {
  const judged = new Map<string, Judged>()
  const judge = (condition: label.Condition): Judged => {
    const before = rule.conditions.find(({ lambda }) => lambda === condition.preConditionLambda)
    const toJudge = { rule, condition, before: before && judge(before) }
    const result = judged.get(condition.lambda) ?? judgeOne(toJudge, { sentences, facts })
    judged.set(condition.lambda, result)
    return result
  }
  for (const condition of rule.conditions) judge(condition)
  return judged
}

const isInFixed = (
  position: number,
  size: number,
  { checkRangeBegin, checkRangeEnd }: { checkRangeBegin: number | null; checkRangeEnd: number | null },
) => {
  const begin = checkRangeBegin ?? 0
  const end = checkRangeEnd ?? 0
  return position >= (begin < 0 ? size + begin : begin) && position <= (end < 0 ? size + end : end)
}

const isInRuleRange = (rule: label.Rule, k: number, n: number) =>
  rule.checkRangeType === 0 || isInFixed(k, n, rule)

/** The sentences that a condition looks at; null while its pre-condition has not hit. */
function looksAt({ rule, condition, before }: ToJudge, sentences: readonly Sentence[]): number[] | null {
  const isOfRole = (s: number) => sentences[s]?.role === condition.role
  const all = sentences.map((_, index) => index)
  const own = all.filter(isOfRole)
  const inRule = own.filter((s) => isInRuleRange(rule, s, sentences.length))
  if (before && !before.isTrue) return null
  const counted = condition.checkRangePolicy === 1 ? own : all
  if (condition.checkRangeType === 2) {
    if (!before || before.hits.length === 0) return null
    return inRule.filter((s) =>
      before.hits.some((p) => {
        const distance =
          s === p
            ? 0
            : s > p
              ? counted.filter((x) => x > p && x <= s).length
              : -counted.filter((x) => x >= s && x < p).length
        return distance >= (condition.checkRangeBegin ?? 0) && distance <= (condition.checkRangeEnd ?? 0)
      }),
    )
  }
  return inRule
    .filter((s) => condition.checkRangeType === 0 || isInFixed(counted.indexOf(s), counted.length, condition))
    .filter((s) => !before || before.since === null || s > before.since)
}

type ToJudge = { rule: label.Rule; condition: label.Condition; before: Judged | undefined }

function judgeOne({ rule, condition, before }: ToJudge, { sentences, facts }: Conversation): Judged {
  const typed = label.readParam(condition.type, condition.param)
  if (!typed) throw new Error(`The reference cannot read ${condition.param}.`)
  const fact = callFact(typed, condition.role, facts)
  if (fact !== null) {
    return { isTrue: fact && before?.isTrue !== false, since: null, hits: [], evidence: [], isFactLike: true }
  }
  const looked = looksAt({ rule, condition, before }, sentences)
  const result = judgeSentences(typed, { rule, sentences, looked: looked ?? [] })
  return looked ? result : { ...result, isTrue: false, since: null, hits: [] }
}

const compare = (value: number, operator: label.Operator, limit: number): boolean =>
  ({
    '=': value === limit,
    '<': value < limit,
    '<=': value <= limit,
    '>': value > limit,
    '>=': value >= limit,
    '!=': value !== limit,
  })[operator]

function callFact({ type, param }: label.TypedParam, role: number, facts: CallFacts): boolean | null {
  if (type === 7) return facts.hungUpBy === role
  if (type === 9) return facts.accepted !== null && facts.accepted === (param.status === 1)
  if (type === 10)
    return facts.ringSeconds !== null && compare(facts.ringSeconds, param.operator, param.duration)
  if (type === 11)
    return facts.talkSeconds !== null && compare(facts.talkSeconds, param.operator, param.duration)
  return null
}

type Looked = { rule: label.Rule; sentences: readonly Sentence[]; looked: readonly number[] }

function judgeSentences({ type, param }: label.TypedParam, { rule, sentences, looked }: Looked): Judged {
  const words = (s: number) => sentences[s]?.words ?? ''
  const all = (s: number): Evidence => ({ sentence: s, begin: 0, end: words(s).length })
  const bySentence = (
    isHit: (s: number) => boolean,
    ranges: (s: number) => Evidence[] = (s) => [all(s)],
  ): Judged => {
    const hits = looked.filter(isHit)
    return {
      isTrue: hits.length > 0,
      since: hits[0] ?? null,
      hits,
      evidence: hits.flatMap(ranges),
      isFactLike: false,
    }
  }
  const fact = (isTrue: boolean, evidence: Evidence[] = []): Judged => ({
    isTrue,
    since: null,
    hits: [],
    evidence,
    isFactLike: true,
  })
  const durationMs = (s: number) => {
    const sentence = sentences[s]
    return sentence?.endMs == null ? 0 : sentence.endMs - sentence.beginMs
  }
  switch (type) {
    case 0: {
      const isSaid = (keyword: string) => (s: number) => occurrences(words(s), keyword).length > 0
      const ranges = (s: number) =>
        allOccurrences(words(s), param.keywords).map((range) => ({ sentence: s, ...range }))
      const hasAny = (s: number) => param.keywords.some((keyword) => isSaid(keyword)(s))
      if (param.detectType === 1) return bySentence(hasAny, ranges)
      if (rule.useContext === 0 && param.detectType === 0)
        return bySentence((s) => param.keywords.every((keyword) => isSaid(keyword)(s)), ranges)
      if (rule.useContext === 0) return bySentence((s) => !hasAny(s))
      if (param.detectType === 2) return fact(looked.length > 0 && !looked.some(hasAny))
      const completed = looked.find((s) =>
        param.keywords.every((keyword) => looked.filter((x) => x <= s).some(isSaid(keyword))),
      )
      return {
        isTrue: completed !== undefined,
        since: completed ?? null,
        hits: completed === undefined ? [] : [completed],
        evidence: looked.filter(hasAny).flatMap(ranges),
        isFactLike: false,
      }
    }
    case 1: {
      const engine = RE2JS.compile(param.regex)
      const ranges = (s: number) => {
        const found = [...engine.matchAll(words(s))]
          .filter(([text]) => text !== '')
          .map((match) => ({
            sentence: s,
            begin: match.index ?? 0,
            end: (match.index ?? 0) + match[0].length,
          }))
        return found.length > 0 ? found : [all(s)]
      }
      return bySentence((s) => engine.test(words(s)), ranges)
    }
    case 3: {
      const isCounted = (s: number) => durationMs(s) > 0 && wordCount(words(s)) >= param.minWordsThreshold
      if (param.detectType === 0) {
        return bySentence(
          (s) =>
            isCounted(s) &&
            compare(wordCount(words(s)) / (durationMs(s) / 60_000), param.operator, param.wordsPerMinute),
        )
      }
      const counted = looked.filter(isCounted)
      const sum = (of: (s: number) => number) => counted.reduce((total, s) => total + of(s), 0)
      const speed = sum((s) => wordCount(words(s))) / (sum(durationMs) / 60_000)
      return fact(
        counted.length > 0 && compare(speed, param.operator, param.wordsPerMinute),
        counted.map(all),
      )
    }
    case 4:
      return bySentence((s) => {
        const previous = sentences[s - 1]
        const sentence = sentences[s]
        if (!previous || !sentence || previous.endMs === null) return false
        const isLong = sentence.beginMs - previous.endMs >= param.duration * 1000
        return isLong && (param.preSentencePolicy === 0 || previous.role === sentence.role)
      })
    case 6: {
      const turns = looked.filter((s) => !looked.includes(s - 1))
      const isTrue = compare(turns.length, param.operator, param.round)
      const reached =
        param.operator === '>'
          ? turns[param.round]
          : param.operator === '>='
            ? turns[param.round - 1]
            : undefined
      return {
        isTrue,
        since: isTrue ? (reached ?? null) : null,
        hits: isTrue && reached !== undefined ? [reached] : [],
        evidence: turns.map(all),
        isFactLike: true,
      }
    }
    case 8:
      return keywordCount(param, looked, words)
    case 12:
      return bySentence((s) => sentences[s]?.emotion === param.emotion)
    default:
      throw new Error(`The reference does not know type ${type}.`)
  }
}

type CountParam = Extract<label.TypedParam, { type: 8 }>['param']

function keywordCount(
  { keywords, operator, hitCount, detectType }: CountParam,
  looked: readonly number[],
  words: (s: number) => string,
): Judged {
  const isMet = (keyword: string, upTo: number) =>
    compare(
      looked.filter((s) => s <= upTo).reduce((sum, s) => sum + occurrences(words(s), keyword).length, 0),
      operator,
      hitCount,
    )
  const holdsUpTo = (upTo: number) => {
    const met = keywords.filter((keyword) => isMet(keyword, upTo))
    return detectType === 0
      ? met.length === keywords.length
      : detectType === 1
        ? met.length > 0
        : met.length === 0
  }
  const isTrue = holdsUpTo(Infinity)
  const grows = detectType !== 2 && (operator === '>' || operator === '>=')
  const since = isTrue && grows ? (looked.find(holdsUpTo) ?? null) : null
  const evidence = looked.flatMap((s) =>
    allOccurrences(words(s), keywords).map((range) => ({ sentence: s, ...range })),
  )
  return { isTrue, since, hits: since === null ? [] : [since], evidence, isFactLike: true }
}

/** Compatibility form without hidden marks, in lower case; letters that would grow, and forms of one letter, by name. */
function lower(text: string): string {
  let folded = ''
  for (const character of text.replaceAll('\u200B', '').normalize('NFKC')) {
    if (character === 'İ') folded += 'i'
    else if (character === 'Σ' || character === 'ς') folded += 'σ'
    else folded += character.toLowerCase()
  }
  return folded
}

/** Each unit of the folded text with the position of its character, marks included. */
function foldedUnits(text: string): { unit: string; begin: number; end: number }[] {
  return [...text.matchAll(/[^][\u0301\u200B]*/gu)].flatMap(({ 0: character, index }) =>
    lower(character)
      .split('')
      .map((unit) => ({ unit, begin: index, end: index + character.length })),
  )
}

/** If two occurrences are within one character, the first one is named. */
function occurrences(text: string, written: string): { begin: number; end: number }[] {
  const units = foldedUnits(text)
  const keyword = lower(written)
  const found: { begin: number; end: number }[] = []
  for (let at = 0; keyword !== '' && at + keyword.length <= units.length;) {
    const here = units.slice(at, at + keyword.length)
    const isHere = here.map(({ unit }) => unit).join('') === keyword
    const range = { begin: here[0]?.begin ?? 0, end: here.at(-1)?.end ?? 0 }
    if (isHere && range.begin >= (found.at(-1)?.end ?? 0)) found.push(range)
    at += isHere ? keyword.length : 1
  }
  return found
}

function allOccurrences(text: string, keywords: readonly string[]): { begin: number; end: number }[] {
  return [...new Set(keywords.map(lower))]
    .flatMap((keyword) => occurrences(text, keyword))
    .toSorted((one, other) => one.begin - other.begin || one.end - other.end)
}

function wordCount(text: string): number {
  let count = 0
  let isInRun = false
  for (const character of text) {
    const isIdeograph =
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u.test(character) &&
      /[\p{L}\p{N}]/u.test(character)
    const isLetter = /[\p{L}\p{N}]/u.test(character)
    if (isIdeograph || (isLetter && !isInRun)) count += 1
    isInRun = !isIdeograph && (isLetter || (isInRun && /\p{M}/u.test(character)))
  }
  return count
}
