import type { Body } from '../codec/envelope.ts'
import type { Clock } from './clock.ts'
import type { ConnectionEvent, ConnectionOptions } from './connection-types.ts'
import { Connection } from './connection.ts'
import type { AttachedPage } from './hub-ports.ts'
import { realtimeState } from './hub-state.ts'
import type { RealtimeState } from './port-messages.ts'
import { HubRooms } from './rooms/hub-rooms.ts'

/** A wall shows statuses four times a second: this is not noticed. */
const WINDOW_MS = 100

/**
 * Batches statuses of seats, of which a large company has hundreds a second: the first status is posted at once, and those
 * of the following 100 ms together. Each message between the worker and a page costs both of them a task.
 */
class StatusBatch {
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

  /** Posts the waiting statuses before anything else is posted, so that the order is preserved. */
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

export type HubLineOptions = Omit<ConnectionOptions, 'onEvent'> & {
  businessTypeId: number
  onEvent: (line: HubLine, event: ConnectionEvent) => void
  /** Messages of one kind for the pages of the line. */
  postBodies: (line: HubLine, bodies: Body[]) => void
}

/**
 * The connection of the pages that selected one business type, with their rooms. The protocol has one business type a
 * connection: pages with another one have another line (decision 0058).
 */
export class HubLine {
  businessTypeId: number
  readonly connection: Connection
  readonly rooms: HubRooms
  readonly statuses: StatusBatch
  /** As its pages see it. */
  state: RealtimeState = realtimeState({ phase: 'idle' })

  constructor({ businessTypeId, onEvent, postBodies, ...options }: HubLineOptions) {
    this.businessTypeId = businessTypeId
    this.connection = new Connection({ ...options, onEvent: (event) => onEvent(this, event) })
    this.statuses = new StatusBatch({
      clock: options.clock,
      post: (bodies) => postBodies(this, bodies),
    })
    this.rooms = new HubRooms((message) => this.connection.send(message))
  }

  has({ profile }: AttachedPage): boolean {
    return profile.businessTypeId === this.businessTypeId
  }

  /** Its only page selected another one (RT-023). */
  switchBusiness(businessTypeId: number): void {
    this.businessTypeId = businessTypeId
    this.connection.switchBusiness(businessTypeId)
  }
}

type Options = { clock: Clock; post: (bodies: Body[]) => void }
