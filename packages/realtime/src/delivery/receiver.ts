/**
 * The receiving half of one direction of a session. Numbers only go up over one connection, and a resumed one continues above `ack`: a
 * lower number was received already. A gap is no loss, since a sender may leave out what has become useless.
 */
export class Receiver {
  #highest: number

  /** `received` is what another server had received. */
  constructor(received = 0) {
    this.#highest = received
  }

  /** True if a message is new: repeats are dropped. Messages outside the count, with `seq` 0, always are. */
  accept(seq: number): boolean {
    if (seq === 0) return true
    if (seq <= this.#highest) return false
    this.#highest = seq
    return true
  }

  /** The highest number received, for the next envelope to the other side. */
  ack(): number {
    return this.#highest
  }
}
