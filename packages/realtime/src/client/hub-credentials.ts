import type { Clock } from './clock.ts'
import type { Dispatched } from './connection-types.ts'
import type { AttachedPage } from './hub-ports.ts'

const TOKEN_MS = 3000
/** The page's own call has a longer limit. */
const DISPATCH_MS = 15_000

/**
 * The token and the address of the next connection. Pages provide both: a worker would go on with an expired token, and a
 * page treats a refused token as after any other call.
 */
export class HubCredentials {
  readonly tokens: PortQueries<string | null>
  readonly dispatches: PortQueries<Dispatched | null>
  #lastAnswered: AttachedPage | null = null

  constructor(clock: Clock) {
    this.tokens = createPortQueries(clock, TOKEN_MS)
    this.dispatches = createPortQueries(clock, DISPATCH_MS)
  }

  /**
   * Gets the token of the first page that answers with one that may be used; null when none has one. Rejects when no page
   * answers, as frozen ones do.
   */
  async getToken(
    pages: readonly AttachedPage[],
    isEnded: (token: string) => boolean,
  ): Promise<string | null> {
    const answers = pages.map(async (page) => {
      const token = await this.tokens.query((id) => page.post({ type: 'queryToken', id }))
      return { page, token: typeof token === 'string' && isEnded(token) ? null : token }
    })
    const found = await firstWhere(answers, ({ token }) => typeof token === 'string')
    if (found) {
      this.#lastAnswered = found.page
      return found.token ?? null
    }
    const all = await Promise.all(answers)
    if (all.some(({ token }) => token === null)) return null
    throw new Error('No page answered.')
  }

  /** Requests the address by the page that had the token. */
  async dispatch(token: string): Promise<Dispatched> {
    const page = this.#lastAnswered
    const dispatched = await this.dispatches.query((id) => page?.post({ type: 'queryDispatch', id, token }))
    if (!dispatched) throw new Error('The dispatcher did not answer.')
    return dispatched
  }
}

/** The first to resolve with a value that fits; null when none does. */
async function firstWhere<Value>(
  promises: readonly Promise<Value>[],
  fits: (value: Value) => boolean,
): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const each = promises.map(async (promise) => {
      const value = await promise
      if (fits(value)) resolve(value)
    })
    Promise.all(each).then(() => resolve(null), reject)
  })
}

/** Queries over a port, which a page that is frozen or gone never answers. */
type PortQueries<Answer> = {
  /** Undefined when there is no answer in time. */
  query: (post: (id: number) => void) => Promise<Answer | undefined>
  answer: (id: number, answer: Answer) => void
}

function createPortQueries<Answer>(clock: Clock, limitMs: number): PortQueries<Answer> {
  const open = new Map<number, (answer: Answer | undefined) => void>()
  let lastId = 0
  return {
    query: (post) =>
      new Promise((resolve) => {
        const id = (lastId += 1)
        const finish = (answer: Answer | undefined): void => {
          cancel()
          open.delete(id)
          resolve(answer)
        }
        const cancel = clock.after(limitMs, () => finish(undefined))
        open.set(id, finish)
        post(id)
      }),
    answer: (id, answer) => open.get(id)?.(answer),
  }
}
