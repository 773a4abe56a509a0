import type { BodyKind } from '../codec/envelope.ts'
import type { Clock } from './clock.ts'
import type { HubMessage, Port, Profile } from './port-messages.ts'

/** Pages notify every 30 s, in the background once a minute. */
const SILENT_MS = 90_000
const CHECK_MS = 30_000

/** A page that is attached. */
export type AttachedPage = {
  readonly id: number
  readonly post: (message: HubMessage) => void
  profile: Profile
  kinds: ReadonlySet<BodyKind>
}
type Entry = { page: AttachedPage; heardAt: number; isPinged: boolean }

/** The attached pages. One that vanished without a word, or is frozen, is noticed by its silence. */
export class HubPorts {
  readonly #clock: Clock
  readonly #onVanished: (page: AttachedPage) => void
  readonly #entries = new Map<Port, Entry>()
  #lastId = 0
  #cancelCheck = (): void => undefined

  constructor(clock: Clock, onVanished: (page: AttachedPage) => void) {
    this.#clock = clock
    this.#onVanished = onVanished
  }

  get pages(): AttachedPage[] {
    return [...this.#entries.values()].map(({ page }) => page)
  }

  attach(port: Port, profile: Profile, kinds: readonly BodyKind[]): AttachedPage {
    const id = this.find(port)?.id ?? (this.#lastId += 1)
    const page = {
      id,
      profile,
      kinds: new Set(kinds),
      post: (message: HubMessage) => port.postMessage(message),
    }
    this.#entries.set(port, { page, heardAt: this.#clock.now(), isPinged: false })
    if (this.#entries.size === 1) this.#checkLater()
    return page
  }

  find(port: Port): AttachedPage | null {
    return this.#entries.get(port)?.page ?? null
  }

  /** Notes that the page has sent something. */
  noteMessage(port: Port): void {
    const entry = this.#entries.get(port)
    if (!entry) return
    entry.heardAt = this.#clock.now()
    entry.isPinged = false
  }

  detach(port: Port): void {
    this.#entries.delete(port)
    if (this.#entries.size === 0) this.#cancelCheck()
  }

  #checkLater(): void {
    this.#cancelCheck = this.#clock.after(CHECK_MS, () => this.#check())
  }

  /** A page that does not answer until the next check has vanished. */
  #check(): void {
    for (const [port, entry] of this.#entries) {
      if (entry.isPinged) {
        this.detach(port)
        this.#onVanished(entry.page)
      } else if (this.#clock.now() - entry.heardAt >= SILENT_MS) {
        entry.isPinged = true
        entry.page.post({ type: 'ping' })
      }
    }
    if (this.#entries.size > 0) this.#checkLater()
  }
}
