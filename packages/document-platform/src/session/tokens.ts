import { randomBytes } from 'node:crypto'
import type { Person } from '../base/people.ts'

const HALF_A_DAY_MS = 12 * 3600 * 1000

/** People who are signed in, by token. */
export class Tokens {
  readonly #sessions = new Map<string, { person: Person; until: number }>()

  create(person: Person): string {
    const token = randomBytes(24).toString('base64url')
    this.#sessions.set(token, { person, until: Date.now() + HALF_A_DAY_MS })
    return token
  }

  find(token: string): Person | null {
    const session = this.#sessions.get(token)
    return session === undefined || session.until < Date.now() ? null : session.person
  }

  delete(token: string): void {
    this.#sessions.delete(token)
  }

  deleteAll(person: Person): void {
    for (const [token, session] of this.#sessions)
      if (session.person.id === person.id) this.#sessions.delete(token)
  }
}
