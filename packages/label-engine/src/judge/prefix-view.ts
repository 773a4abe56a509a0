import type { Evidence, Role } from '../conversation.ts'
import type { CheckRange, CompiledCondition, CompiledLabel } from './compiled.ts'
import type { ConversationLog } from './log.ts'
import { clipSpans, EVERYTHING, joinSpans, type Span, type Spans } from './spans.ts'
import { NOT_TRUE, type Judgement, type Trace } from './traces/trace.ts'

export type LabelTraces = {
  compiled: CompiledLabel
  log: ConversationLog
  traceOf: (index: number) => Trace
}

/** States of one label's conditions over the first `length` sentences; each is judged once, when it is needed. */
export class PrefixView {
  readonly length: number
  readonly #traces: LabelTraces
  readonly #spans: (Spans | null | undefined)[] = []
  readonly #judgements: (Judgement | undefined)[] = []

  constructor(traces: LabelTraces, length: number) {
    this.#traces = traces
    this.length = length
  }

  judge(index: number): Judgement {
    return (this.#judgements[index] ??= this.#judge(index))
  }

  #judge(index: number): Judgement {
    const spans = this.spans(index)
    return spans ? this.#traces.traceOf(index).judge(spans) : NOT_TRUE
  }

  /** The sentences that a condition looks at; null while its pre-condition has not hit. */
  spans(index: number): Spans | null {
    let spans = this.#spans[index]
    if (spans === undefined) {
      spans = this.#findSpans(index)
      this.#spans[index] = spans
    }
    return spans
  }

  hits(index: number): number[] {
    const spans = this.spans(index)
    return spans ? this.#traces.traceOf(index).hits(spans) : []
  }

  /** Evidence for a true condition; `only` is one sentence, to name no other. */
  evidence(index: number, only?: number): Evidence[] {
    const spans = this.spans(index)
    const role = this.#traces.compiled.conditions[index]?.role
    if (!spans || role === undefined) return []
    if (only === undefined) return this.#traces.traceOf(index).evidence(spans, EVERYTHING)
    const { log } = this.#traces
    if (log.sentences[only]?.role !== role) return []
    const ordinal = log.countOf(role, only)
    return this.#traces.traceOf(index).evidence(spans, { from: ordinal, to: ordinal })
  }

  /** True if a condition that judges sentences hits at this one. */
  hitsAt(index: number, sentence: number): boolean {
    const role = this.#traces.compiled.conditions[index]?.role
    const { log } = this.#traces
    if (role === undefined || log.sentences[sentence]?.role !== role) return false
    const ordinal = log.countOf(role, sentence)
    const isLookedAt = this.spans(index)?.some(({ from, to }) => from <= ordinal && ordinal <= to)
    return isLookedAt === true && this.#traces.traceOf(index).judge([{ from: ordinal, to: ordinal }]).isTrue
  }

  #findSpans(index: number): Spans | null {
    const { compiled, log } = this.#traces
    const condition = compiled.conditions[index]
    if (!condition) return null
    const { role, preCondition, range } = condition
    const size = log.countOf(role, this.length)
    const all = size === 0 ? [] : [{ from: 0, to: size - 1 }]
    const inRule = this.#clipFixed(all, compiled.range, role)
    if (preCondition === null) return this.#clipFixed(inRule, range, role)
    if (range.kind === 'relative') {
      const windows = this.#windows(condition, this.hits(preCondition))
      return windows && windows.flatMap((window) => clipSpans(inRule, window))
    }
    const before = this.judge(preCondition)
    if (!before.isTrue) return null
    const after = before.since === null ? 0 : log.countOf(role, before.since + 1)
    return clipSpans(this.#clipFixed(inRule, range, role), { from: after, to: Infinity })
  }

  #clipFixed(spans: Spans, range: CheckRange, role: Role): Spans {
    return range.kind === 'fixed' ? clipSpans(spans, this.#fixedSpan(range, role)) : spans
  }

  /** A fixed range as ordinals of a role. */
  #fixedSpan(range: FixedRange, role: Role): Span {
    const { log } = this.#traces
    const size = range.isSameRole ? log.countOf(role, this.length) : this.length
    const from = Math.max(0, range.begin < 0 ? size + range.begin : range.begin)
    const to = Math.min(size - 1, range.end < 0 ? size + range.end : range.end)
    if (range.isSameRole || to < from) return { from, to }
    return { from: log.countOf(role, from), to: log.countOf(role, to + 1) - 1 }
  }

  /** The windows around each hit of the pre-condition; null where it has none. */
  #windows({ range, role }: CompiledCondition, anchors: readonly number[]): Spans | null {
    if (range.kind !== 'relative' || anchors.length === 0) return null
    const window = { ...range, role }
    return joinSpans(
      anchors.map((anchor) =>
        range.isSameRole ? this.#windowOfRole(anchor, window) : this.#windowOfAll(anchor, window),
      ),
    )
  }

  /** Counts sentences of both roles. */
  #windowOfAll(anchor: number, { begin, end, role }: Window): Span {
    const { log } = this.#traces
    const first = Math.max(0, anchor + begin)
    const last = Math.min(this.length - 1, anchor + end)
    return last < first ? EMPTY : { from: log.countOf(role, first), to: log.countOf(role, last + 1) - 1 }
  }

  /** Counts sentences of the role: 1 is the first one after the hit, -1 the last one before it, 0 the hit itself. */
  #windowOfRole(anchor: number, { begin, end, role }: Window): Span {
    const { log } = this.#traces
    const before = log.countOf(role, anchor)
    const upTo = log.countOf(role, anchor + 1)
    return {
      from: Math.max(0, begin > 0 ? upTo + begin - 1 : before + begin),
      to: end >= 0 ? upTo + end - 1 : before + end,
    }
  }
}

type FixedRange = Extract<CheckRange, { kind: 'fixed' }>
type Window = { begin: number; end: number; role: Role }
const EMPTY: Span = { from: 0, to: -1 }
