import type { HubLine } from './hub-line.ts'
import type { AttachedPage } from './hub-ports.ts'

type Options = {
  /** The pages of the session. */
  pages: () => readonly AttachedPage[]
  open: (businessTypeId: number) => HubLine
}

/** The lines of a session, one for each business type that a page has selected. */
export class HubLines {
  readonly #options: Options
  #lines: HubLine[] = []

  constructor(options: Options) {
    this.#options = options
  }

  get all(): readonly HubLine[] {
    return this.#lines
  }

  has(line: HubLine): boolean {
    return this.#lines.includes(line)
  }

  /** Undefined for a page that has none yet. */
  of(page: AttachedPage): HubLine | undefined {
    return this.#lines.find((line) => line.has(page))
  }

  /**
   * Gives a page the line of its business type: the existing one, one whose last page this was, or a new one. `hasJoined` is
   * true if other pages use the line already, so that the page may have missed earlier messages.
   */
  assign(page: AttachedPage): { line: HubLine; hasJoined: boolean } {
    const { businessTypeId } = page.profile
    const existing = this.of(page)
    const unused = this.#lines.find((line) => this.#isUnused(line))
    if (existing) {
      existing.connection.restartRefused()
      this.prune()
      return { line: existing, hasJoined: true }
    }
    if (unused) {
      unused.switchBusiness(businessTypeId)
      return { line: unused, hasJoined: false }
    }
    const line = this.#options.open(businessTypeId)
    this.#lines.push(line)
    line.connection.start(businessTypeId)
    return { line, hasJoined: false }
  }

  /** Ends the lines that no page uses any more. */
  prune(): void {
    const unused = this.#lines.filter((line) => this.#isUnused(line))
    this.#lines = this.#lines.filter((line) => !unused.includes(line))
    for (const { connection } of unused) connection.stop()
  }

  /** The session is over; nothing of its lines is reported any more. */
  end(): void {
    const ended = this.#lines
    this.#lines = []
    for (const { connection } of ended) connection.stop()
  }

  #isUnused(line: HubLine): boolean {
    return !this.#options.pages().some((page) => line.has(page))
  }
}
