import type { Clock } from './clock.ts'

/** Between two probes of one page. */
const PROBE_MS = 5000
/** Pages that lost the same server come back spread over 40 % of it. */
const SPREAD = 0.2

export type RecoveryProbeOptions = {
  clock: Clock
  /** In [0, 1). */
  random: () => number
  /** A page that nobody sees may wait for the back-off. */
  isVisible: () => boolean
  /** A call to the server; rejects when there is no answer. */
  call: () => Promise<void>
  /** Called when the server answers again. */
  onRecovered: () => void
}

/**
 * Notices that the server can be reached again while the back-off still waits for up to 36 s: browsers report `online` for their own
 * network only, not for a router, a proxy or a server that was down. It reports a recovery once for each outage: where calls are
 * answered all the time and only the socket is refused, the back-off holds (RT-008).
 */
export class RecoveryProbe {
  readonly #options: RecoveryProbeOptions
  #isDown = false
  #hasFailed = false
  #cancel = (): void => undefined

  constructor(options: RecoveryProbeOptions) {
    this.#options = options
  }

  /** Notes that the connection is lost, or no longer is. */
  setDown(isDown: boolean): void {
    if (isDown === this.#isDown) return
    this.#isDown = isDown
    this.#cancel()
    if (isDown) this.#probeLater()
    else this.#hasFailed = false
  }

  /** A call of somebody else was not answered. */
  noteFailure(): void {
    this.#hasFailed = true
  }

  /** The page may have become visible. */
  probeNow(): void {
    if (this.#isDown && this.#options.isVisible()) void this.#probe()
  }

  #probeLater(): void {
    const delayMs = PROBE_MS * (1 - SPREAD + 2 * SPREAD * this.#options.random())
    this.#cancel = this.#options.clock.after(delayMs, () => {
      this.probeNow()
      // A probe that hangs in a dead network does not hold up the next one.
      this.#probeLater()
    })
  }

  async #probe(): Promise<void> {
    try {
      await this.#options.call()
    } catch {
      // A missing answer is an expected outcome of the probe.
      this.#hasFailed = true
      return
    }
    if (!this.#isDown || !this.#hasFailed) return
    this.#hasFailed = false
    this.#options.onRecovered()
  }
}
