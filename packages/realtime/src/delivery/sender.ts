import { MAX_UNACKNOWLEDGED } from '../limits.ts'
import { AgeLimits } from './age-limits.ts'
import { RetainedMessages } from './retained-messages.ts'

export type Retained<Message> = { readonly seq: number; readonly message: Message }

type Options<Message> = {
  max?: number
  /** Milliseconds that only go up; needed for age limits alone. */
  now?: () => number
  /**
   * What another server retained of the session, in its order and without gaps, with what is left of age limits; `resume` says
   * from where on to send it.
   */
  restored?: readonly (Retained<Message> & { readonly maxAgeMs: number })[]
}

/**
 * The sending half of one direction of a session. It outlives connections and knows no socket. It retains up to `max` unacknowledged
 * messages; beyond that the oldest is dropped, and only a client that has it already can resume.
 */
export class Sender<Message> {
  readonly #max: number
  readonly #now: () => number
  readonly #retained: RetainedMessages<Message>
  /** Null until a message has an age limit: most sessions never send one. */
  #ages: AgeLimits | null = null
  #lastSeq: number
  /** Sent over the present connection. */
  #sentSeq: number
  /** Index of the oldest retained message above it: many may wait for their acknowledgement, and nothing looks through them. */
  #unsent: number
  /** Up to here nothing can be sent again: it was acknowledged, or dropped for want of space. */
  #gapSeq: number

  constructor({ max = MAX_UNACKNOWLEDGED, now = () => 0, restored = [] }: Options<Message> = {}) {
    this.#max = max
    this.#now = now
    this.#retained = new RetainedMessages(restored)
    this.#lastSeq = restored.at(-1)?.seq ?? 0
    this.#sentSeq = this.#lastSeq
    this.#unsent = restored.length
    this.#gapSeq = this.#lastSeq - restored.length
    for (const { seq, maxAgeMs } of restored) this.#limitAge(seq, maxAgeMs)
  }

  /**
   * Numbers and retains a message. Write what `next` answers afterwards, which may be older. A message with an age limit is
   * useless after it: it is neither sent nor retained any more.
   */
  add(message: Message, maxAgeMs = Infinity): void {
    this.#lastSeq += 1
    this.#limitAge(this.#lastSeq, maxAgeMs)
    this.#retained.add(this.#lastSeq, message)
    if (this.#retained.size() > this.#max) this.expire()
    if (this.#retained.size() > this.#max) this.#dropUpTo(this.#retained.firstSeq() ?? this.#gapSeq)
  }

  /** The oldest message that the present connection was not sent yet, which counts as sent from now on; null without one. */
  next(): Retained<Message> | null {
    this.expire()
    const following = this.#retained.at(this.#unsent)
    if (following === null) return null
    this.#sentSeq = following.seq
    this.#unsent += 1
    return following
  }

  /** The other side has everything up to `ack`. Numbers that were not sent are ignored. */
  acknowledge(ack: number): void {
    if (ack <= this.#sentSeq && ack > this.#gapSeq) this.#dropUpTo(ack)
  }

  /**
   * For a new connection whose other side has everything up to `ack`: `next` continues after it. False when that cannot
   * be done without a loss; then the session is over.
   */
  resume(ack: number): boolean {
    if (ack < this.#gapSeq || ack > this.#sentSeq) return false
    this.#dropUpTo(ack)
    this.#sentSeq = ack
    this.#unsent = 0
    return true
  }

  /** Drops the messages that are over their age limit. */
  expire(): void {
    if (this.#ages === null) return
    const isExpired = this.#ages.expire()
    if (isExpired === null) return
    this.#retained.drop(isExpired)
    this.#unsent = this.#retained.countUpTo(this.#sentSeq)
  }

  /** Whether one message more would make it drop one that the present connection was not sent: a reader that is too slow. */
  isFull(): boolean {
    this.expire()
    return this.#retained.size() >= this.#max && this.#unsent === 0
  }

  /** How many are retained. */
  size(): number {
    return this.#retained.size()
  }

  #limitAge(seq: number, maxAgeMs: number): void {
    if (maxAgeMs === Infinity) return
    this.#ages ??= new AgeLimits(this.#now)
    this.#ages.limit(seq, maxAgeMs)
  }

  #dropUpTo(last: number): void {
    this.#gapSeq = last
    this.#unsent = Math.max(0, this.#unsent - this.#retained.dropUpTo(last))
    this.#ages?.dropUpTo(last)
  }
}
