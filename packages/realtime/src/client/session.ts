import { encodeEnvelope, type Body } from '../codec/envelope.ts'
import { Receiver } from '../delivery/receiver.ts'
import { Sender } from '../delivery/sender.ts'
import { MAX_UNACKNOWLEDGED } from '../limits.ts'

/** Bodies that a page may send; heartbeats are the connection's own. */
export type OutgoingBody = Extract<Body, { kind: 'roomEvent' | 'directMessage' }>
export type Outgoing = { requestId: string; body: OutgoingBody }

/** Both sides' knowledge of their exchange. It outlives connections (life cycle 5 and 6). */
export type Session = {
  readonly id: string
  readonly receiver: Receiver
  /** False when too many messages wait for their acknowledgement. */
  add: (message: Outgoing) => boolean
  /** The next frame that the present connection was not sent yet; null without one. */
  nextFrame: (sentAt: number) => Uint8Array | null
  acknowledge: (ack: number) => void
  /** True if a new connection can continue after `ack`. */
  resume: (ack: number) => boolean
  /** Messages that the other side has not acknowledged, when the session is over. */
  unacknowledged: () => Outgoing[]
}

export function createSession(id: string): Session {
  const receiver = new Receiver()
  const sender = new Sender<Outgoing>()
  let added = 0
  return {
    id,
    receiver,
    add: (message) => {
      if (sender.size() >= MAX_UNACKNOWLEDGED) return false
      sender.add(message)
      added += 1
      return true
    },
    nextFrame: (sentAt) => {
      const next = sender.next()
      if (next === null) return null
      const { requestId, body } = next.message
      // A session without an id is never resumed: nobody acknowledges, and nothing is sent again.
      if (id === '') sender.acknowledge(next.seq)
      return encodeEnvelope({ seq: next.seq, ack: receiver.ack(), requestId, sentAt }, body)
    },
    acknowledge: (ack) => sender.acknowledge(ack),
    resume: (ack) => sender.resume(ack),
    unacknowledged: () => {
      sender.resume(added - sender.size())
      const messages: Outgoing[] = []
      for (let next = sender.next(); next; next = sender.next()) messages.push(next.message)
      return messages
    },
  }
}
