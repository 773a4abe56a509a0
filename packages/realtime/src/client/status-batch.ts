import type { Body } from '../codec/envelope.ts'
import type { Clock } from './clock.ts'

/** A wall shows statuses four times a second: this is not noticed. */
const WINDOW_MS = 100

type Options = { clock: Clock; post: (bodies: Body[]) => void }

/**
 * Statuses of seats, which a large company has hundreds of a second: the first one goes at once, those that follow within 100 ms go together.
 * Each message between the worker and a page costs both of them a task.
 */
export class StatusBatch {
  readonly #options: Options
  #waiting: Body[] = []
  #isOpen = false

  constructor(options: Options) {
    this.#options = options
  }

  add(body: Body): void {
    if (this.#isOpen) {
      this.#waiting.push(body)
      return
    }
    this.#options.post([body])
    this.#openWindow()
  }

  /** Before anything else is posted: what comes later must not be first. */
  flush(): void {
    const bodies = this.#waiting
    this.#waiting = []
    if (bodies.length > 0) this.#options.post(bodies)
  }

  #openWindow(): void {
    this.#isOpen = true
    this.#options.clock.after(WINDOW_MS, () => {
      this.#isOpen = false
      if (this.#waiting.length === 0) return
      this.flush()
      this.#openWindow()
    })
  }
}
