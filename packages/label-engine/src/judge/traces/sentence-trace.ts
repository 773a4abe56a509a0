import type { Evidence, Role } from '../../conversation.ts'
import type { ConversationLog } from '../log.ts'
import { allWithin, clipSpans, firstWithin, type Span, type Spans } from '../spans.ts'
import type { SentenceTest } from './sentence-tests.ts'
import { toEvidence, NOT_TRUE, type Judgement, type Trace } from './trace.ts'

/** True at every sentence that passes a test. A class, for a detector of many labels has hundreds of them a call. */
export class SentenceTrace implements Trace {
  readonly #log: ConversationLog
  readonly #role: Role
  readonly #test: SentenceTest
  readonly #passed: number[] = []

  constructor(log: ConversationLog, role: Role, test: SentenceTest) {
    this.#log = log
    this.#role = role
    this.#test = test
  }

  add(sentence: number, ordinal: number): boolean {
    if (!this.#test.isHit(this.#log, sentence)) return false
    this.#passed.push(ordinal)
    return true
  }

  judge(spans: Spans): Judgement {
    const ordinal = firstWithin(this.#passed, spans)
    return ordinal === null ? NOT_TRUE : { isTrue: true, since: this.#log.sentenceAt(this.#role, ordinal) }
  }

  hits(spans: Spans): number[] {
    return allWithin(this.#passed, spans).map((ordinal) => this.#log.sentenceAt(this.#role, ordinal))
  }

  evidence(spans: Spans, within: Span): Evidence[] {
    return this.hits(clipSpans(spans, within)).flatMap((sentence) =>
      toEvidence(this.#log, sentence, this.#test.rangesIn(this.#log, sentence)),
    )
  }
}
