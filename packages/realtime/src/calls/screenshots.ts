import type { Clock } from '../client/clock.ts'

/** The longest delay; a delay doubles with each failure in a row. */
const MAX_DELAY_MS = 60_000

type Options = {
  clock: Clock
  /** Null where there is nothing to take a picture of yet. */
  take: () => Promise<Blob | null>
  upload: (picture: Blob) => Promise<void>
  onResult: (isUploaded: boolean) => void
  onProblem: (problem: string) => void
}

/** Takes and uploads a picture at once and then every period, one after the other (RT-022). */
export class Screenshots {
  readonly #options: Options
  #periodMs: number | null = null
  #failures = 0
  #isBusy = false
  #cancel: (() => void) | null = null

  constructor(options: Options) {
    this.#options = options
  }

  /** Null ends them. */
  setPeriod(periodMs: number | null): void {
    if (periodMs === this.#periodMs) return
    const isSlower = this.#periodMs !== null && periodMs !== null && periodMs > this.#periodMs
    this.#periodMs = periodMs
    this.#cancel?.()
    this.#cancel = null
    if (periodMs === null) this.#failures = 0
    else if (isSlower) this.#wait()
    else void this.#upload()
  }

  async #upload(): Promise<void> {
    // The running one goes on with the new period.
    if (this.#isBusy) return
    this.#isBusy = true
    const isUploaded = await this.#attempt()
    this.#isBusy = false
    if (this.#periodMs === null) return
    this.#failures = isUploaded ? 0 : this.#failures + 1
    this.#options.onResult(isUploaded)
    this.#wait()
  }

  async #attempt(): Promise<boolean> {
    try {
      const picture = await this.#options.take()
      if (picture !== null && this.#periodMs !== null) await this.#options.upload(picture)
      return true
    } catch (error) {
      this.#options.onProblem(`A screenshot could not be sent: ${String(error)}`)
      return false
    }
  }

  #wait(): void {
    if (this.#periodMs === null) return
    const delayMs = Math.max(this.#periodMs, Math.min(this.#periodMs * 2 ** this.#failures, MAX_DELAY_MS))
    this.#cancel = this.#options.clock.after(delayMs, () => void this.#upload())
  }
}
