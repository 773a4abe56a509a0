import type { IsolatedRefusal } from './messages.ts'

/** The console did not do what an app asked for. */
export class ConsoleRefused extends Error {
  override readonly name = 'ConsoleRefused'
  readonly reason: IsolatedRefusal

  constructor(reason: IsolatedRefusal) {
    super(`The console refused: ${reason}`)
    this.reason = reason
  }
}
