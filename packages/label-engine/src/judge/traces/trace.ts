import type { Evidence } from '../../conversation.ts'
import { MAX_RANGES, type Range } from '../../words/occurrences.ts'
import type { ConversationLog } from '../log.ts'
import type { Span, Spans } from '../spans.ts'

/** `since` is the sentence from which on it is true; null where it is true as a fact of the whole, or not true. */
export type Judgement = { isTrue: boolean; since: number | null }

export const NOT_TRUE: Judgement = { isTrue: false, since: null }
export const TRUE_AS_FACT: Judgement = { isTrue: true, since: null }

/**
 * Findings of one condition in one conversation: each sentence of its role is looked at once, when it comes. The result over
 * any prefix, and inside any range, follows from that without another look at the words: spans never reach beyond the
 * prefix.
 */
export type Trace = {
  /** Takes the next sentence of the role, its `ordinal`th; returns true if that can change how the condition is judged. */
  add(sentence: number, ordinal: number): boolean
  judge(spans: Spans): Judgement
  /** Sentences at which the condition hits, ascending: relative ranges count from them. None for a fact. */
  hits(spans: Spans): number[]
  /** Evidence in the spans and `within`, by sentence and position. */
  evidence(spans: Spans, within: Span): Evidence[]
}

/** The evidence of one sentence: the ranges, or all of it where there are none. */
export function toEvidence(
  log: ConversationLog,
  sentence: number,
  ranges: readonly Range[] = [],
): Evidence[] {
  if (ranges.length === 0) return [{ sentence, begin: 0, end: log.wordsOf(sentence).length }]
  return ranges.slice(0, MAX_RANGES).map(({ begin, end }) => ({ sentence, begin, end }))
}
