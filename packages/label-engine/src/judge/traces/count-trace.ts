import { label } from '@console/contracts'
import type { Role } from '../../conversation.ts'
import type { FoldedText, Keyword } from '../../words/folded-text.ts'
import { countOccurrences, findOccurrences } from '../../words/occurrences.ts'
import { compare, reachedAt } from '../compare.ts'
import type { ConversationLog } from '../log.ts'
import { allWithin, clipSpans, lowerBound, type Spans } from '../spans.ts'
import { toEvidence, NOT_TRUE, TRUE_AS_FACT, type Judgement, type Trace } from './trace.ts'

type CountParam = Omit<
  Extract<label.TypedParam, { type: typeof label.CONDITION_TYPE.keywordCount }>['param'],
  'keywords'
> & { keywords: readonly Keyword[] }

export type KeywordCountTrace = Trace & {
  /** Occurrences of each keyword, in their order. */
  countsOf(spans: Spans): number[]
}

/** Occurrences of one keyword: the ordinals of its sentences, and the prefix sums of its occurrences over them. */
type KeywordOccurrences = { keyword: Keyword; ordinals: number[]; sums: number[] }

/** Counts the occurrences of each keyword. */
export function keywordCountTrace(
  log: ConversationLog,
  role: Role,
  { keywords, operator, hitCount, detectType }: CountParam,
): KeywordCountTrace {
  const allSaid = keywords.map((keyword): KeywordOccurrences => ({ keyword, ordinals: [], sums: [0] }))
  const saidAny: number[] = []
  const countKeywords = (spans: Spans) => allSaid.map((said) => countWithin(said, spans))
  const judge = (spans: Spans): Judgement => {
    const met = allSaid.filter((said) => compare(countWithin(said, spans), operator, hitCount))
    if (detectType === label.KEYWORDS.none) return met.length === 0 ? TRUE_AS_FACT : NOT_TRUE
    const least = detectType === label.KEYWORDS.all ? allSaid.length : 1
    if (met.length < least) return NOT_TRUE
    const reached = reachedAt(operator, hitCount)
    if (reached === null) return TRUE_AS_FACT
    const ordinals = met.map((said) => findOrdinal(said, reached, spans))
    const pick = detectType === label.KEYWORDS.all ? Math.max : Math.min
    return { isTrue: true, since: log.sentenceAt(role, pick(...ordinals)) }
  }
  return {
    add(sentence, ordinal) {
      const words = log.foldedOf(sentence)
      const isSaid = allSaid.filter((said) => noteOccurrences(said, words, ordinal)).length > 0
      if (isSaid) saidAny.push(ordinal)
      return isSaid
    },
    countsOf: countKeywords,
    judge,
    hits(spans) {
      const { since } = judge(spans)
      return since === null ? [] : [since]
    },
    evidence: (spans, within) =>
      allWithin(saidAny, clipSpans(spans, within)).flatMap((ordinal) => {
        const sentence = log.sentenceAt(role, ordinal)
        return toEvidence(log, sentence, findOccurrences(log.foldedOf(sentence), keywords))
      }),
  }
}

function noteOccurrences(
  { keyword, ordinals, sums }: KeywordOccurrences,
  words: FoldedText,
  ordinal: number,
): boolean {
  if (!words.mayHave(keyword)) return false
  const count = countOccurrences(words, keyword)
  if (count === 0) return false
  ordinals.push(ordinal)
  sums.push((sums.at(-1) ?? 0) + count)
  return true
}

function countWithin({ ordinals, sums }: KeywordOccurrences, spans: Spans): number {
  return spans.reduce((sum, { from, to }) => {
    const upTo = sums[lowerBound(ordinals, to + 1)] ?? 0
    return sum + upTo - (sums[lowerBound(ordinals, from)] ?? 0)
  }, 0)
}

/** The ordinal at which a keyword was said for the `count`th time; the caller has checked that it was said as often. */
function findOrdinal({ ordinals, sums }: KeywordOccurrences, count: number, spans: Spans): number {
  let before = 0
  for (const { from, to } of spans) {
    const first = lowerBound(ordinals, from)
    const base = sums[first] ?? 0
    const within = (sums[lowerBound(ordinals, to + 1)] ?? 0) - base
    if (before + within >= count) return ordinals[lowerBound(sums, base + count - before) - 1] ?? -1
    before += within
  }
  return -1
}
