import pg from 'pg'
import type { Kysely } from 'kysely'
import { clientFor, poolFor } from './client.ts'
import type { Database } from './schema.ts'

/** Owns every table; nobody logs in as it. */
export const OWNER_ROLE = 'console_owner'
/** Holds the application's rights; its login is a member. */
export const ACCESS_ROLE = 'console_access'

/** Migrations, seed and backup may take their time. */
const NO_TIMEOUT_MS = 0

/** Runs `work` on one connection of the administrator, acting as the owner: sees every tenant. */
export async function asOwner<Result>(
  adminUrl: string,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const url = new URL(adminUrl)
  url.searchParams.set('options', `-c role=${OWNER_ROLE}`)
  const pool = poolFor(url.href, { size: 1, statementTimeoutMs: NO_TIMEOUT_MS })
  // A connection that ends between two queries is nobody's failure: the next query opens another, or tells.
  pool.on('error', () => undefined)
  const db = clientFor(pool)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** Runs `work` on one plain connection, closed afterwards. */
export async function withConnection<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
