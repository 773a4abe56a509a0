import type { label } from '@console/contracts'
import type { Role } from '../../conversation.ts'
import { compare } from '../compare.ts'
import type { ConversationLog } from '../log.ts'
import { allWithin, clipSpans, lowerBound, type Spans } from '../spans.ts'
import { durationOfCounted, wordsPerMinute } from './sentence-tests.ts'
import { toEvidence, NOT_TRUE, TRUE_AS_FACT, type Trace } from './trace.ts'

type SpeedParam = Extract<label.TypedParam, { type: typeof label.CONDITION_TYPE.speechSpeed }>['param']

export type AverageSpeedTrace = Trace & {
  /** Words per minute of all counted sentences together; null where there are none. */
  averageOf(spans: Spans): number | null
}

/** The speed of all sentences together. */
export function averageSpeedTrace(log: ConversationLog, role: Role, param: SpeedParam): AverageSpeedTrace {
  const counted: number[] = []
  // Sums over the first so many counted sentences: any range is a difference of two.
  const words = [0]
  const durationsMs = [0]
  const sumInSpans = (sums: readonly number[], spans: Spans) =>
    spans.reduce((sum, { from, to }) => {
      const upTo = sums[lowerBound(counted, to + 1)] ?? 0
      return sum + upTo - (sums[lowerBound(counted, from)] ?? 0)
    }, 0)
  const calculateSpeed = (spans: Spans) => {
    const durationMs = sumInSpans(durationsMs, spans)
    return durationMs > 0 ? wordsPerMinute(sumInSpans(words, spans), durationMs) : null
  }
  return {
    add(sentence, ordinal) {
      const durationMs = durationOfCounted(log, sentence, param.minWordsThreshold)
      if (durationMs === null) return true
      counted.push(ordinal)
      words.push((words.at(-1) ?? 0) + log.wordCountOf(sentence))
      durationsMs.push((durationsMs.at(-1) ?? 0) + durationMs)
      return true
    },
    averageOf: calculateSpeed,
    judge(spans) {
      const average = calculateSpeed(spans)
      return average !== null && compare(average, param.operator, param.wordsPerMinute)
        ? TRUE_AS_FACT
        : NOT_TRUE
    },
    hits: () => [],
    evidence: (spans, within) =>
      allWithin(counted, clipSpans(spans, within)).flatMap((ordinal) =>
        toEvidence(log, log.sentenceAt(role, ordinal)),
      ),
  }
}
