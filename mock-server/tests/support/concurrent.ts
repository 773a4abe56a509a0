import { sql, type Kysely } from 'kysely'
import { expect, vi } from 'vitest'
import type { Database } from '../../src/platform/db/schema.ts'
import type { Demo } from './demo.ts'

export type LockedRows = { table: 'project_application' | 'business_type'; ids: readonly number[] }
export type Sent = Promise<{ status: number; code: number }>

/** 0, the code of a refusal, or the status of a failure: 500 for a request that the database aborted as a deadlock. */
export const outcome = ({ status, code }: { status: number; code: number }): number =>
  status === 200 ? code : status

/**
 * Locks rows until both requests wait, the second behind the first, so that each has taken its locks before them. A request
 * that locks in another order than the other then waits for a lock of the other. Returns the outcomes of both.
 */
export async function sendConcurrently(
  demo: Pick<Demo, 'asOwner'>,
  { locked: { table, ids }, first, second }: { locked: LockedRows; first: () => Sent; second: () => Sent },
): Promise<[number, number]> {
  const sent = await demo.asOwner((db) =>
    db.transaction().execute(async (tx) => {
      await sql`select from ${sql.table(table)} where id = any(${sql.val([...ids])}::bigint[]) for no key update`.execute(
        tx,
      )
      const one = first()
      await untilWaiting(tx, 1)
      const two = second()
      await untilWaiting(tx, 2)
      // Not waited for here: they continue when this transaction ends.
      return { both: Promise.all([one, two]) }
    }),
  )
  const [one, two] = await sent.both
  return [outcome(one), outcome(two)]
}

/** Waits until so many of the database's connections wait for a lock. */
export async function untilWaiting(tx: Kysely<Database>, expected: number): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(distinct l.pid) as waiting from pg_locks l join pg_stat_activity s on s.pid = l.pid
      where not l.granted and s.datname = current_database()`.execute(tx)
    expect(rows[0]?.waiting).toBe(expected)
  }, WAIT)
}
/** A loaded machine takes its time until a request waits. */
const WAIT = { timeout: 10_000 }
