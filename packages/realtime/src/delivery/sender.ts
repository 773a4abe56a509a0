import { MAX_UNACKNOWLEDGED } from '../limits.ts'
import { retainedMessages } from './retained-messages.ts'

export type Retained<Message> = { readonly seq: number; readonly message: Message }

/** The sending half of one direction of a session. It outlives connections and knows no socket. */
export type Sender<Message> = {
  /**
   * Numbers and retains a message. Write what `next` answers afterwards, which may be older. A message with an age limit is
   * useless after it: it is neither sent nor retained any more.
   */
  add: (message: Message, maxAgeMs?: number) => void
  /** The oldest message that the present connection was not sent yet, which counts as sent from now on; null without one. */
  next: () => Retained<Message> | null
  /** The other side has everything up to `ack`. Numbers that were not sent are ignored. */
  acknowledge: (ack: number) => void
  /**
   * For a new connection whose other side has everything up to `ack`: `next` continues after it. False when that cannot
   * be done without a loss; then the session is over.
   */
  resume: (ack: number) => boolean
  /** Drops the messages that are over their age limit. */
  expire: () => void
  /** Whether one message more would make it drop one that the present connection was not sent: a reader that is too slow. */
  isFull: () => boolean
  /** How many are retained. */
  size: () => number
}

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
 * Retains up to `max` unacknowledged messages. Beyond it the oldest is dropped, and only a client that has it already can
 * resume.
 */
export function createSender<Message>(options: Options<Message> = {}): Sender<Message> {
  const { max = MAX_UNACKNOWLEDGED, now = () => 0, restored = [] } = options
  const retained = retainedMessages(restored)
  const ages = ageLimits(now)
  for (const { seq, maxAgeMs } of restored) ages.limit(seq, maxAgeMs)
  let lastSeq = restored.at(-1)?.seq ?? 0
  /** Sent over the present connection. */
  let sentSeq = lastSeq
  /** Index of the oldest retained message above it: many may wait for their acknowledgement, and nothing looks through them. */
  let unsent = retained.size()
  /** Up to here nothing can be sent again: it was acknowledged, or dropped for want of space. */
  let gapSeq = lastSeq - restored.length

  function dropUpTo(last: number): void {
    gapSeq = last
    unsent = Math.max(0, unsent - retained.dropUpTo(last))
    ages.dropUpTo(last)
  }

  function expire(): void {
    const isExpired = ages.expire()
    if (isExpired === null) return
    retained.drop(isExpired)
    unsent = retained.countUpTo(sentSeq)
  }

  return {
    add: (message, maxAgeMs = Infinity) => {
      lastSeq += 1
      ages.limit(lastSeq, maxAgeMs)
      retained.add(lastSeq, message)
      if (retained.size() > max) expire()
      if (retained.size() > max) dropUpTo(retained.firstSeq() ?? gapSeq)
    },
    next: () => {
      expire()
      const following = retained.at(unsent)
      sentSeq = following?.seq ?? sentSeq
      if (following) unsent += 1
      return following
    },
    acknowledge: (ack) => {
      if (ack <= sentSeq && ack > gapSeq) dropUpTo(ack)
    },
    resume: (ack) => {
      if (ack < gapSeq || ack > sentSeq) return false
      dropUpTo(ack)
      sentSeq = ack
      unsent = 0
      return true
    },
    expire,
    isFull: () => {
      expire()
      return retained.size() >= max && unsent === 0
    },
    size: retained.size,
  }
}

/** When the messages with an age limit expire, by their numbers: few have one. */
function ageLimits(now: () => number) {
  const expiries = new Map<number, number>()
  let first = Infinity
  return {
    limit: (seq: number, maxAgeMs: number): void => {
      if (maxAgeMs === Infinity) return
      const expiresAt = now() + maxAgeMs
      expiries.set(seq, expiresAt)
      first = Math.min(first, expiresAt)
    },
    dropUpTo: (last: number): void => {
      for (const seq of expiries.keys()) if (seq <= last) expiries.delete(seq)
    },
    /** Which have expired since the last time; null without any. The clock is read only where something can: this runs several times a message. */
    expire: (): ((seq: number) => boolean) | null => {
      if (first === Infinity || now() < first) return null
      const present = now()
      const expired = new Set([...expiries].flatMap(([seq, at]) => (at <= present ? [seq] : [])))
      for (const seq of expired) expiries.delete(seq)
      first = Math.min(...expiries.values())
      return (seq) => expired.has(seq)
    },
  }
}
