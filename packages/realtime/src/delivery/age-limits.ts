/** When the messages with an age limit expire, by their numbers: few have one. */
export class AgeLimits {
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

  /** Which have expired since the last time; null without any. The clock is read only where something can: this runs several times a message. */
  expire(): ((seq: number) => boolean) | null {
    if (this.#first === Infinity || this.#now() < this.#first) return null
    const present = this.#now()
    const expired = new Set([...this.#expiries].flatMap(([seq, at]) => (at <= present ? [seq] : [])))
    for (const seq of expired) this.#expiries.delete(seq)
    this.#first = Math.min(...this.#expiries.values())
    return (seq) => expired.has(seq)
  }
}
