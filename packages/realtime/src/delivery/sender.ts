import { MAX_UNACKNOWLEDGED } from '../limits.ts'

/**
 * Retained messages of a session, in its order: a list of messages that many sessions share. A separate object for each
 * message of each session would be most of the garbage of a server with thousands of sessions.
 */
class RetainedMessages<Message> {
  #messages: Message[]
  #firstSeq: number
  /** Null while the numbers have no gap: then the first number determines the others. */
  #seqs: number[] | null = null

  constructor(restored: readonly { seq: number; message: Message }[]) {
    this.#messages = restored.map(({ message }) => message)
    this.#firstSeq = restored[0]?.seq ?? 0
  }

  /** The number is the one after that of the last message added. */
  add(seq: number, message: Message): void {
    if (this.#messages.length === 0) this.#firstSeq = seq
    this.#messages.push(message)
    this.#seqs?.push(seq)
  }

  at(index: number): { seq: number; message: Message } | null {
    const message = this.#messages[index]
    return message === undefined ? null : { seq: this.#seqAt(index), message }
  }

  size(): number {
    return this.#messages.length
  }

  firstSeq(): number | null {
    return this.#messages.length === 0 ? null : this.#seqAt(0)
  }

  /** Counts the oldest with a number up to this one. */
  countUpTo(last: number): number {
    let count = 0
    while (count < this.#messages.length && this.#seqAt(count) <= last) count += 1
    return count
  }

  /** Drops those up to this number; answers how many. */
  dropUpTo(last: number): number {
    const count = this.countUpTo(last)
    this.#messages.splice(0, count)
    this.#firstSeq += count
    this.#seqs?.splice(0, count)
    if (this.#messages.length === 0) this.#seqs = null
    return count
  }

  drop(isDropped: (seq: number) => boolean): void {
    const seqs = this.#messages.map((_message, index) => this.#seqAt(index))
    this.#messages = this.#messages.filter((_message, index) => !isDropped(seqs[index] ?? 0))
    this.#seqs = this.#messages.length === 0 ? null : seqs.filter((seq) => !isDropped(seq))
  }

  #seqAt(index: number): number {
    return this.#seqs === null ? this.#firstSeq + index : (this.#seqs[index] ?? 0)
  }
}

/** When the messages with an age limit expire, by their numbers: few have one. */
class AgeLimits {
  readonly #now: () => number
  readonly #expiries = new Map<number, number>()
  #first = Infinity

  constructor(now: () => number) {
    this.#now = now
  }

  limit(seq: number, maxAgeMs: number): void {
    const expiresAt = this.#now() + maxAgeMs
    this.#expiries.set(seq, expiresAt)
    this.#first = Math.min(this.#first, expiresAt)
  }

  dropUpTo(last: number): void {
    for (const seq of this.#expiries.keys()) if (seq <= last) this.#expiries.delete(seq)
  }

  /**
   * Finds the numbers that have expired since the last time; null without any. The clock is read only where something can:
   * this runs several times a message.
   */
  expire(): ((seq: number) => boolean) | null {
    if (this.#first === Infinity || this.#now() < this.#first) return null
    const present = this.#now()
    const expired = new Set([...this.#expiries].flatMap(([seq, at]) => (at <= present ? [seq] : [])))
    for (const seq of expired) this.#expiries.delete(seq)
    this.#first = Math.min(...this.#expiries.values())
    return (seq) => expired.has(seq)
  }
}

export type Retained<Message> = { readonly seq: number; readonly message: Message }

type Options<Message> = {
  max?: number
  /** Milliseconds that only go up; needed for age limits alone. */
  now?: () => number
  /**
   * Messages that another server retained of the session, in its order and without gaps, with what is left of age limits;
   * `resume` says from where on to send them.
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

  /**
   * True if one message more would drop a message that was not sent over the present connection yet: the reader is too slow.
   */
  isFull(): boolean {
    this.expire()
    return this.#retained.size() >= this.#max && this.#unsent === 0
  }

  /** Number of retained messages. */
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
