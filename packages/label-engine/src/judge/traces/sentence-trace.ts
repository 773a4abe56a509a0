import type { Role } from '../../conversation.ts'
import type { ConversationLog } from '../log.ts'
import { allWithin, clipSpans, firstWithin, type Spans } from '../spans.ts'
import type { SentenceTest } from './sentence-tests.ts'
import { evidenceOf, NOT_TRUE, type Trace } from './trace.ts'

/** True at every sentence that passes a test. */
export function sentenceTrace(log: ConversationLog, role: Role, test: SentenceTest): Trace {
  const passed: number[] = []
  let added = 0
  const hits = (spans: Spans) => allWithin(passed, spans).map((ordinal) => log.sentenceAt(role, ordinal))
  return {
    add(sentence) {
      const isHit = test.isHit(log, sentence)
      if (isHit) passed.push(added)
      added += 1
      return isHit
    },
    judge(spans) {
      const ordinal = firstWithin(passed, spans)
      return ordinal === null ? NOT_TRUE : { isTrue: true, since: log.sentenceAt(role, ordinal) }
    },
    hits,
    evidence: (spans, within) =>
      hits(clipSpans(spans, within)).flatMap((sentence) =>
        evidenceOf(log, sentence, test.rangesIn(log, sentence)),
      ),
  }
}
