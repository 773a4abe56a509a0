import type { Role } from '../../conversation.ts'
import { findOccurrences } from '../../words/occurrences.ts'
import type { ConversationLog } from '../log.ts'
import { allWithin, clipSpans, firstWithin, lowerBound } from '../spans.ts'
import { evidenceOf, NOT_TRUE, TRUE_AS_FACT, type Judgement, type Trace } from './trace.ts'
import type { Spans } from '../spans.ts'

/** All keywords over the conversation, each in any sentence: true since the one that completed them. Keywords are folded. */
export function allKeywordsTrace(log: ConversationLog, role: Role, keywords: readonly string[]): Trace {
  const saidAt = keywords.map((): number[] => [])
  const saidAny: number[] = []
  let added = 0
  const judge = (spans: Spans): Judgement => {
    const firsts = saidAt.map((ordinals) => firstWithin(ordinals, spans))
    const said = firsts.filter((ordinal) => ordinal !== null)
    if (said.length < firsts.length) return NOT_TRUE
    return { isTrue: true, since: log.sentenceAt(role, Math.max(...said)) }
  }
  return {
    add(sentence) {
      const words = log.foldedWordsOf(sentence)
      let isSaid = false
      for (const [index, keyword] of keywords.entries()) {
        if (!words.includes(keyword)) continue
        isSaid = true
        saidAt[index]?.push(added)
      }
      if (isSaid) saidAny.push(added)
      added += 1
      return isSaid
    },
    judge,
    hits(spans) {
      const { since } = judge(spans)
      return since === null ? [] : [since]
    },
    evidence: (spans, within) =>
      allWithin(saidAny, clipSpans(spans, within)).flatMap((ordinal) => {
        const sentence = log.sentenceAt(role, ordinal)
        return evidenceOf(log, sentence, findOccurrences(log.foldedWordsOf(sentence), keywords))
      }),
  }
}

/** None of the keywords over the conversation, of which there is at least one sentence. Keywords are folded. */
export function noKeywordTrace(log: ConversationLog, keywords: readonly string[]): Trace {
  const said: number[] = []
  let added = 0
  return {
    add(sentence) {
      const words = log.foldedWordsOf(sentence)
      if (keywords.some((keyword) => words.includes(keyword))) said.push(added)
      added += 1
      return true
    },
    judge(spans) {
      const isSilent = spans.every(({ from, to }) => lowerBound(said, from) === lowerBound(said, to + 1))
      return spans.length > 0 && isSilent ? TRUE_AS_FACT : NOT_TRUE
    },
    hits: () => [],
    evidence: () => [],
  }
}
