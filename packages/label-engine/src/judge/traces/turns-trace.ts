import type { label } from '@console/contracts'
import type { Evidence, Role } from '../../conversation.ts'
import { compare, reachedAt } from '../compare.ts'
import type { ConversationLog } from '../log.ts'
import type { Span, Spans } from '../spans.ts'
import { toEvidence, NOT_TRUE, type Trace } from './trace.ts'

type TurnsParam = Extract<label.TypedParam, { type: typeof label.CONDITION_TYPE.turns }>['param']

export type TurnsTrace = Trace & { countOf(spans: Spans): number }

/** Counts how often a role starts to speak. Turns are counted by the log, so the trace itself has nothing to remember. */
export function turnsTrace(log: ConversationLog, role: Role, { operator, round }: TurnsParam): TurnsTrace {
  const countWithin = ({ from, to }: Span) => 1 + log.stretchesUpTo(role, to) - log.stretchesUpTo(role, from)
  const countTurns = (spans: Spans) => spans.reduce((sum, span) => sum + countWithin(span), 0)
  /** The sentence with which the role starts to speak for the `turn`th time. */
  const findTurnSentence = (turn: number, spans: Spans): number | null => {
    let before = 0
    for (const span of spans) {
      const within = countWithin(span)
      if (before + within >= turn)
        return log.sentenceAt(role, startOfTurn(log, role, { span, turn: turn - before }))
      before += within
    }
    return null
  }
  const judge = (spans: Spans) => {
    if (!compare(countTurns(spans), operator, round)) return NOT_TRUE
    const reached = reachedAt(operator, round)
    return { isTrue: true, since: reached === null ? null : findTurnSentence(reached, spans) }
  }
  return {
    add: () => true,
    countOf: countTurns,
    judge,
    hits(spans) {
      const { since } = judge(spans)
      return since === null ? [] : [since]
    },
    evidence: (spans, within) =>
      spans.flatMap((span) => {
        const last = Math.min(span.to, within.to)
        const evidence: Evidence[] = []
        for (let ordinal = Math.max(span.from, within.from); ordinal <= last; ordinal += 1) {
          const isFirst =
            ordinal === span.from || log.stretchesUpTo(role, ordinal) > log.stretchesUpTo(role, ordinal - 1)
          if (isFirst) evidence.push(...toEvidence(log, log.sentenceAt(role, ordinal)))
        }
        return evidence
      }),
  }
}

/** The ordinal with which the `turn`th stretch of a span begins, from 1; the first may reach back before the span. */
function startOfTurn(log: ConversationLog, role: Role, { span, turn }: { span: Span; turn: number }): number {
  if (turn <= 1) return span.from
  const stretch = log.stretchesUpTo(role, span.from) + turn - 1
  let low = span.from
  let high = span.to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (log.stretchesUpTo(role, middle) < stretch) low = middle + 1
    else high = middle
  }
  return low
}
