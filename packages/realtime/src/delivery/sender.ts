import { MAX_UNACKNOWLEDGED } from '../limits.ts'

export type Retained<Message> = { readonly seq: number; readonly message: Message }

/** The sending half of one direction of a session. It outlives connections and knows no socket. */
export type Sender<Message> = {
  /** Numbers and retains a message. Write what `next` answers afterwards, which may be older. */
  add: (message: Message) => void
  /** The oldest message that the present connection was not sent yet, which counts as sent from now on; null without one. */
  next: () => Retained<Message> | null
  /** The other side has everything up to `ack`. Numbers that were not sent are ignored. */
  acknowledge: (ack: number) => void
  /**
   * For a new connection whose other side has everything up to `ack`: `next` continues after it. False when that cannot
   * be done without a gap; then the session is over.
   */
  resume: (ack: number) => boolean
  /** Whether one message more would make it drop one that the present connection was not sent: a reader that is too slow. */
  isFull: () => boolean
  /** How many are retained. */
  size: () => number
}

type SenderOptions<Message> = {
  max?: number
  /** What another server retained of the session, in its order and without gaps; `resume` says from where on to send it. */
  restored?: readonly Retained<Message>[]
}

/**
 * Retains up to `max` unacknowledged messages. Beyond it the oldest is dropped, and only a client that has it already can
 * resume.
 */
export function createSender<Message>({
  max = MAX_UNACKNOWLEDGED,
  restored = [],
}: SenderOptions<Message> = {}): Sender<Message> {
  const retained: Retained<Message>[] = [...restored]
  let lastSeq = restored.at(-1)?.seq ?? 0
  /** Sent over the present connection. */
  let sentSeq = lastSeq
  const droppedSeq = () => lastSeq - retained.length

  function acknowledge(ack: number): void {
    if (ack <= sentSeq) retained.splice(0, ack - droppedSeq())
  }

  return {
    add: (message) => {
      lastSeq += 1
      retained.push({ seq: lastSeq, message })
      if (retained.length > max) retained.shift()
    },
    next: () => {
      const following = retained[sentSeq - droppedSeq()]
      if (following) sentSeq = following.seq
      return following ?? null
    },
    acknowledge,
    resume: (ack) => {
      if (ack < droppedSeq() || ack > sentSeq) return false
      sentSeq = ack
      acknowledge(ack)
      return true
    },
    isFull: () => retained.length >= max && sentSeq <= droppedSeq(),
    size: () => retained.length,
  }
}
