import { MAX_UNACKNOWLEDGED } from '../limits.ts'

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
export function createSender<Message>({
  max = MAX_UNACKNOWLEDGED,
  now = () => 0,
  restored = [],
}: Options<Message> = {}): Sender<Message> {
  let retained = restored.map(({ seq, message, maxAgeMs }) => ({ seq, message, expiresAt: now() + maxAgeMs }))
  let lastSeq = restored.at(-1)?.seq ?? 0
  /** Sent over the present connection. */
  let sentSeq = lastSeq
  /** Up to here nothing can be sent again: it was acknowledged, or dropped for want of space. */
  let gapSeq = lastSeq - restored.length
  let firstExpiry = Math.min(...retained.map(({ expiresAt }) => expiresAt))

  function expire(): void {
    const present = now()
    if (present < firstExpiry) return
    retained = retained.filter(({ expiresAt }) => expiresAt > present)
    firstExpiry = Math.min(...retained.map(({ expiresAt }) => expiresAt))
  }

  function acknowledge(ack: number): void {
    if (ack > sentSeq || ack <= gapSeq) return
    gapSeq = ack
    retained = retained.filter(({ seq }) => seq > ack)
  }

  return {
    add: (message, maxAgeMs = Infinity) => {
      lastSeq += 1
      const expiresAt = now() + maxAgeMs
      firstExpiry = Math.min(firstExpiry, expiresAt)
      retained.push({ seq: lastSeq, message, expiresAt })
      if (retained.length > max) expire()
      if (retained.length > max) gapSeq = retained.shift()?.seq ?? gapSeq
    },
    next: () => {
      expire()
      const following = retained.find(({ seq }) => seq > sentSeq) ?? null
      if (following) sentSeq = following.seq
      return following
    },
    acknowledge,
    resume: (ack) => {
      if (ack < gapSeq || ack > sentSeq) return false
      sentSeq = ack
      acknowledge(ack)
      return true
    },
    expire,
    isFull: () => {
      expire()
      const [oldest] = retained
      return oldest !== undefined && retained.length >= max && sentSeq < oldest.seq
    },
    size: () => retained.length,
  }
}
