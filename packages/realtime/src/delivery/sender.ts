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
export function createSender<Message>(options: Options<Message> = {}): Sender<Message> {
  const { max = MAX_UNACKNOWLEDGED, now = () => 0, restored = [] } = options
  let retained = expiring(restored, now())
  let lastSeq = restored.at(-1)?.seq ?? 0
  /** Sent over the present connection. */
  let sentSeq = lastSeq
  /** Index of the oldest retained message above it: many may wait for their acknowledgement, and nothing looks through them. */
  let unsent = retained.length
  /** Up to here nothing can be sent again: it was acknowledged, or dropped for want of space. */
  let gapSeq = lastSeq - restored.length
  let firstExpiry = earliest(retained)

  function dropUpTo(last: number): void {
    gapSeq = last
    const dropped = retained.splice(0, countUpTo(retained, last))
    unsent = Math.max(0, unsent - dropped.length)
  }

  function expire(): void {
    // The clock is read only where something can expire: this runs several times a message.
    if (firstExpiry === Infinity || now() < firstExpiry) return
    retained = unexpired(retained, now())
    unsent = countUpTo(retained, sentSeq)
    firstExpiry = earliest(retained)
  }

  return {
    add: (message, maxAgeMs = Infinity) => {
      lastSeq += 1
      const expiresAt = maxAgeMs === Infinity ? Infinity : now() + maxAgeMs
      if (expiresAt < firstExpiry) firstExpiry = expiresAt
      retained.push({ seq: lastSeq, message, expiresAt })
      if (retained.length > max) expire()
      if (retained.length > max) dropUpTo(retained[0]?.seq ?? gapSeq)
    },
    next: () => {
      expire()
      const following = retained[unsent] ?? null
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
      return retained.length >= max && unsent === 0
    },
    size: () => retained.length,
  }
}

/** How many of the oldest have a number up to this one; they are in order. */
function countUpTo(retained: readonly { seq: number }[], last: number): number {
  let count = 0
  while ((retained[count]?.seq ?? Infinity) <= last) count += 1
  return count
}

function earliest(retained: readonly { expiresAt: number }[]): number {
  return Math.min(...retained.map(({ expiresAt }) => expiresAt))
}

function expiring<Message>(restored: readonly (Retained<Message> & { maxAgeMs: number })[], now: number) {
  return restored.map(({ seq, message, maxAgeMs }) => ({ seq, message, expiresAt: now + maxAgeMs }))
}

const unexpired = <One extends { expiresAt: number }>(retained: readonly One[], present: number): One[] =>
  retained.filter(({ expiresAt }) => expiresAt > present)
