import type { Kysely, Transaction } from 'kysely'
import type pg from 'pg'
import { AnsweringClient } from './answering.ts'
import { clientFor, poolFor } from './client.ts'
import type { Database } from './schema.ts'
import { inTransaction } from './transaction.ts'

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
  return onOwnersPool(adminUrl, (pool) => work(clientFor(pool)))
}

/** One transaction of the owner, with its connection for what only the driver can do, such as COPY. */
export async function inOwnerTransaction<Result>(
  adminUrl: string,
  work: (db: Transaction<Database>, connection: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  return onOwnersPool(adminUrl, (pool) => {
    let connection: pg.ClientBase | undefined
    // The pool has one connection, so the one that was taken last is the transaction's.
    pool.on('acquire', (client) => (connection = client))
    return inTransaction(clientFor(pool), async (tx) => {
      if (!connection) throw new Error('the transaction has no connection')
      return work(tx, connection)
    })
  })
}

/** Connections that act as the owner; the caller ends them. */
export function ownersPool(adminUrl: string, size: number): pg.Pool {
  const url = new URL(adminUrl)
  url.searchParams.set('options', `-c role=${OWNER_ROLE}`)
  const pool = poolFor(url.href, { size, statementTimeoutMs: NO_TIMEOUT_MS })
  // A connection that ends between two queries affects nobody: the next query opens another, or fails.
  pool.on('error', () => undefined)
  return pool
}

async function onOwnersPool<Result>(
  adminUrl: string,
  work: (pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const pool = ownersPool(adminUrl, 1)
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

/** Runs `work` on one connection that acts as the owner, closed afterwards. */
export async function withOwnersConnection<Result>(
  adminUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  return withConnection(adminUrl, async (client) => {
    await client.query(`set role ${OWNER_ROLE}`)
    return work(client)
  })
}

/** Runs `work` on one plain connection, closed afterwards. */
export async function withConnection<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new AnsweringClient({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
