import { label } from '@console/contracts'
import type { CallFacts } from '../conversation.ts'
import type { CompiledCondition } from '../judge/compiled.ts'
import type { PrefixView, LabelTraces } from '../judge/prefix-view.ts'
import type { Spans } from '../judge/spans.ts'
import { keywordCountTrace } from '../judge/traces/count-trace.ts'
import { findCallFact, type CallFact } from '../judge/traces/fact-trace.ts'
import { averageSpeedTrace } from '../judge/traces/speed-trace.ts'
import { turnsTrace } from '../judge/traces/turns-trace.ts'
import { toKeyword } from '../words/folded-text.ts'

const { CONDITION_TYPE, KEYWORDS, SPEED } = label

export type FactValue = NonNullable<CallFacts[CallFact]>

/** Why a condition is not true of a conversation. */
export type WhyNot =
  /** It waits for the first hit of another one. */
  | { kind: 'preConditionNotHit'; preCondition: string }
  /** Its window is around a hit, and its pre-condition is true as a fact, without one. */
  | { kind: 'preConditionWithoutSentence'; preCondition: string }
  | { kind: 'factUnknown'; fact: CallFact }
  | { kind: 'factDiffers'; fact: CallFact; value: FactValue }
  | { kind: 'roleSilent' }
  /** No sentence of the role is in its range. */
  | { kind: 'rangeWithoutSentence' }
  /** It would be true without its range and its pre-condition: these sentences, none for a fact, are outside. */
  | { kind: 'outsideRange'; sentences: readonly number[] }
  /** Keywords that were never said; if all keywords are required, the missing ones. */
  | { kind: 'neverSaid'; keywords: readonly string[] }
  | { kind: 'saidInstead'; sentences: readonly number[] }
  | { kind: 'neverFound' }
  /** Sentences were compared, and none satisfied it. */
  | { kind: 'noSentence' }
  /** No sentence has a known duration and enough words. */
  | { kind: 'nothingMeasured' }
  /** `value` is the turns, or the words per minute. */
  | { kind: 'valueDiffers'; value: number }
  | { kind: 'countsDiffer'; counts: readonly { keyword: string; count: number }[] }

type ConditionInView = { traces: LabelTraces; view: PrefixView; condition: CompiledCondition; index: number }

/** The reason why a condition is not true of all that the view sees; the caller has checked that it is not. */
export function whyNot(looked: ConditionInView): WhyNot {
  const { traces, condition } = looked
  return (
    whyPreConditionPrevents(looked) ??
    whyFactDiffers(condition, traces.log.facts) ??
    whyOutside(looked) ??
    whyWordsDiffer(looked)
  )
}

function whyPreConditionPrevents({ traces, view, condition }: ConditionInView): WhyNot | null {
  const { preCondition, range } = condition
  if (preCondition === null) return null
  const { lambda } = traces.compiled.conditions[preCondition] ?? { lambda: '' }
  if (!view.judge(preCondition).isTrue) return { kind: 'preConditionNotHit', preCondition: lambda }
  const hasNoAnchor = range.kind === 'relative' && view.hits(preCondition).length === 0
  return hasNoAnchor ? { kind: 'preConditionWithoutSentence', preCondition: lambda } : null
}

function whyFactDiffers({ typed }: CompiledCondition, facts: CallFacts): WhyNot | null {
  const fact = findCallFact(typed.type)
  if (fact === null) return null
  const value = facts[fact]
  return value === null ? { kind: 'factUnknown', fact } : { kind: 'factDiffers', fact, value }
}

function whyOutside({ traces, view, condition, index }: ConditionInView): WhyNot | null {
  const size = traces.log.countOf(condition.role, view.length)
  if (size === 0) return { kind: 'roleSilent' }
  const everywhere = [{ from: 0, to: size - 1 }]
  const trace = traces.traceOf(index)
  if (trace.judge(everywhere).isTrue) return { kind: 'outsideRange', sentences: trace.hits(everywhere) }
  return view.spans(index)?.length === 0 ? { kind: 'rangeWithoutSentence' } : null
}

function whyWordsDiffer(looked: ConditionInView): WhyNot {
  const { traces, view, condition, index } = looked
  const { log } = traces
  const { typed, role } = condition
  const spans = view.spans(index) ?? []
  switch (typed.type) {
    case CONDITION_TYPE.keyword:
      return whyKeywordsDiffer(looked, typed.param, spans)
    case CONDITION_TYPE.regex:
      return { kind: 'neverFound' }
    case CONDITION_TYPE.speechSpeed: {
      const trace = fillTrace(looked, averageSpeedTrace(log, role, typed.param))
      const average = trace.averageOf(spans)
      if (average === null) return { kind: 'nothingMeasured' }
      return typed.param.detectType === SPEED.average
        ? { kind: 'valueDiffers', value: average }
        : { kind: 'noSentence' }
    }
    case CONDITION_TYPE.turns:
      return { kind: 'valueDiffers', value: turnsTrace(log, role, typed.param).countOf(spans) }
    case CONDITION_TYPE.keywordCount: {
      const keywords = typed.param.keywords.map(toKeyword)
      const counts = fillTrace(looked, keywordCountTrace(log, role, { ...typed.param, keywords })).countsOf(
        spans,
      )
      return {
        kind: 'countsDiffer',
        counts: typed.param.keywords.map((keyword, at) => ({ keyword, count: counts[at] ?? 0 })),
      }
    }
    default:
      return { kind: 'noSentence' }
  }
}

type KeywordParam = Extract<label.TypedParam, { type: typeof CONDITION_TYPE.keyword }>['param']

function whyKeywordsDiffer(
  { traces, condition }: ConditionInView,
  { detectType, keywords }: KeywordParam,
  spans: Spans,
): WhyNot {
  const { log } = traces
  const sentences = spans.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, offset) => log.sentenceAt(condition.role, from + offset)),
  )
  const saying = (keyword: string) =>
    sentences.filter((sentence) => log.foldedOf(sentence).has(toKeyword(keyword)))
  if (detectType === KEYWORDS.none) {
    const said = new Set(keywords.flatMap(saying))
    return { kind: 'saidInstead', sentences: [...said].toSorted((one, other) => one - other) }
  }
  const never = keywords.filter((keyword) => saying(keyword).length === 0)
  // Each alone was said, but never in one sentence.
  return never.length === 0 ? { kind: 'noSentence' } : { kind: 'neverSaid', keywords: never }
}

/** A trace of another form than the condition's own, with the same sentences. */
function fillTrace<Kind extends { add(sentence: number, ordinal: number): boolean }>(
  { traces, condition }: ConditionInView,
  trace: Kind,
): Kind {
  const { log } = traces
  const count = log.countOf(condition.role, log.sentences.length)
  for (let ordinal = 0; ordinal < count; ordinal += 1)
    trace.add(log.sentenceAt(condition.role, ordinal), ordinal)
  return trace
}
