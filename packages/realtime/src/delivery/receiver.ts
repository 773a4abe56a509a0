/** The receiving half of one direction of a session. */
export type Receiver = {
  /** Whether a message is new: repeats are dropped. Messages outside the count, with `seq` 0, always are. */
  accept: (seq: number) => boolean
  /** The highest number received, for the next envelope to the other side. */
  ack: () => number
}

/**
 * Numbers only go up over one connection, and a resumed one continues above `ack`: a lower number was received already. A
 * gap is no loss, since a sender may leave out what has become useless. `received` is what another server had received.
 */
export function createReceiver(received = 0): Receiver {
  let highest = received
  return {
    accept: (seq) => {
      if (seq === 0) return true
      if (seq <= highest) return false
      highest = seq
      return true
    },
    ack: () => highest,
  }
}
