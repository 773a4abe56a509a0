import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { isTransactionConflict } from '../error-code.ts'

/** Times that a transaction is run again after PostgreSQL ended it in favour of another. */
export const MAX_RETRIES = 3
/** The first pause is up to this long, each further one up to twice as long. */
const FIRST_PAUSE_MS = 25

/**
 * Runs `work` in a transaction: nothing else opens them. A transaction that was chosen to end a deadlock, or that could not
 * be serialised, left nothing behind and runs again after a random pause, so that it does not conflict with the same one
 * again. `work` therefore changes nothing but the database.
 */
export async function inTransaction<Tables, Result>(
  client: Kysely<Tables>,
  work: (db: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await client.transaction().execute(work)
    } catch (error) {
      if (!isTransactionConflict(error) || attempt >= MAX_RETRIES) throw error
      await wait(Math.random() * FIRST_PAUSE_MS * 2 ** attempt)
    }
  }
}
