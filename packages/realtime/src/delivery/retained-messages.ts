/**
 * What is retained of a session, in its order: a list of messages that many sessions share. An object of its own for each message of each
 * session is most of what a server with thousands of them has to collect.
 */
export class RetainedMessages<Message> {
  #messages: Message[]
  #firstSeq: number
  /** Null while the numbers have no gap: then the first one says them all. */
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

  /** How many of the oldest have a number up to this one. */
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
