import type { Role } from '../../conversation.ts'
import { hasAny, type Keyword } from '../../words/folded-text.ts'
import { findOccurrences } from '../../words/occurrences.ts'
import type { ConversationLog } from '../log.ts'
import { allWithin, clipSpans, firstWithin, lowerBound } from '../spans.ts'
import type { Spans } from '../spans.ts'
import { toEvidence, NOT_TRUE, TRUE_AS_FACT, type Judgement, type Trace } from './trace.ts'

/** All keywords over the conversation, each in any sentence: true since the one that completed them. */
export function allKeywordsTrace(log: ConversationLog, role: Role, keywords: readonly Keyword[]): Trace {
  const saidAt = keywords.map((): number[] => [])
  const saidAny: number[] = []
  const judge = (spans: Spans): Judgement => {
    const firsts = saidAt.map((ordinals) => firstWithin(ordinals, spans))
    const said = firsts.filter((ordinal) => ordinal !== null)
    if (said.length < firsts.length) return NOT_TRUE
    return { isTrue: true, since: log.sentenceAt(role, Math.max(...said)) }
  }
  return {
    add(sentence, ordinal) {
      const words = log.foldedOf(sentence)
      let isSaid = false
      for (const [index, keyword] of keywords.entries()) {
        if (!words.has(keyword)) continue
        isSaid = true
        saidAt[index]?.push(ordinal)
      }
      if (isSaid) saidAny.push(ordinal)
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
        return toEvidence(log, sentence, findOccurrences(log.foldedOf(sentence), keywords))
      }),
  }
}

/** True if none of the keywords is in the conversation, which has at least one sentence. */
export function noKeywordTrace(log: ConversationLog, keywords: readonly Keyword[]): Trace {
  const said: number[] = []
  return {
    add(sentence, ordinal) {
      if (hasAny(log.foldedOf(sentence), keywords)) said.push(ordinal)
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
