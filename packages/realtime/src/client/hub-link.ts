import type { Clock } from './clock.ts'
import { isHubMessage, type HubMessage, type PageMessage, type Port } from './port-messages.ts'

/** A hub answers at once; a worker whose script does not run never does. */
const ANSWER_MS = 5000
const PING_MS = 30_000
const RETRY_MS = 30_000

/** The part of a SharedWorker that a page needs. */
export type WorkerLike = {
  port: Port
  addEventListener: (type: 'error', listener: () => void) => void
}

/** Messages that are not the link's own business. */
export type MessageForPage = Exclude<HubMessage, { type: 'ping' | 'pong' | 'detached' }>

export type HubLinkOptions = {
  clock: Clock
  /** Null, or an error, where the browser has none. */
  openWorker: () => WorkerLike | null
  /** A hub of this page alone, for a browser without shared workers. */
  openLocal: () => Promise<Port>
  /** For each new port, before anything else. */
  onOpen: () => void
  onMessage: (message: MessageForPage) => void
  onProblem: (problem: string) => void
  /** There is no hub at all at present; it is tried again. */
  onUnavailable: () => void
}

/**
 * The way from a page to its hub: the shared worker, and where that is missing, fails to load or does not answer, a hub in the
 * page itself. Notices a hub that has gone and opens another.
 */
export class HubLink {
  readonly #options: HubLinkOptions
  #port: Port | null = null
  /** Id of the present port: messages of an older one are ignored. */
  #openId = 0
  #isLocal = false
  #hasAnswered = false
  #cancelAnswer: (() => void) | null = null
  #cancelTimer = (): void => undefined

  constructor(options: HubLinkOptions) {
    this.#options = options
  }

  open(): void {
    this.close()
    const worker = this.#isLocal ? null : this.#openWorker()
    if (worker === null) {
      this.#isLocal = true
      void this.#openLocal(this.#openId)
      return
    }
    const openId = this.#openId
    worker.addEventListener('error', () => {
      if (openId === this.#openId) this.#fail('The shared worker could not be loaded.')
    })
    this.#use(worker.port)
  }

  close(): void {
    this.#openId += 1
    this.#cancelTimer()
    this.#cancelAnswer?.()
    this.#cancelAnswer = null
    this.post({ type: 'close' })
    this.#port?.close()
    this.#port = null
    this.#hasAnswered = false
  }

  /** Posts to the port; false without one. */
  post(message: PageMessage): boolean {
    this.#port?.postMessage(message)
    return this.#port !== null
  }

  /** Starts the time limit of a message that the hub answers. */
  expectAnswer(): void {
    this.#cancelAnswer ??= this.#options.clock.after(ANSWER_MS, () => this.#fail('The hub did not answer.'))
  }

  ping(): void {
    if (this.post({ type: 'ping' })) this.expectAnswer()
  }

  #openWorker(): WorkerLike | null {
    try {
      return this.#options.openWorker()
    } catch (error) {
      this.#options.onProblem(`There is no shared worker: ${String(error)}`)
      return null
    }
  }

  async #openLocal(openId: number): Promise<void> {
    try {
      const port = await this.#options.openLocal()
      if (openId === this.#openId) this.#use(port)
      else port.close()
    } catch (error) {
      if (openId !== this.#openId) return
      this.#options.onProblem(`The hub could not be loaded: ${String(error)}`)
      this.#options.onUnavailable()
      this.#cancelTimer = this.#options.clock.after(RETRY_MS, () => this.open())
    }
  }

  #use(port: Port): void {
    this.#port = port
    const openId = this.#openId
    port.addEventListener('message', ({ data }) => {
      if (openId === this.#openId && isHubMessage(data)) this.#take(data)
    })
    port.start()
    this.#options.onOpen()
    this.#pingLater()
  }

  #take(message: HubMessage): void {
    this.#hasAnswered = true
    this.#cancelAnswer?.()
    this.#cancelAnswer = null
    if (message.type === 'ping') this.post({ type: 'pong' })
    else if (message.type === 'detached') this.#options.onOpen()
    else if (message.type !== 'pong') this.#options.onMessage(message)
  }

  #pingLater(): void {
    this.#cancelTimer = this.#options.clock.after(PING_MS, () => {
      this.ping()
      this.#pingLater()
    })
  }

  /** A worker that once answered has been ended, and can be started again. */
  #fail(problem: string): void {
    this.#options.onProblem(problem)
    this.#isLocal ||= !this.#hasAnswered
    this.open()
  }
}
