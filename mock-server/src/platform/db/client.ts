import { CamelCasePlugin, Kysely, PostgresDialect, sql, type PostgresPool, type Transaction } from 'kysely'
import pg from 'pg'
import { AnsweringPool } from './answering.ts'
import { emptyLists } from './lists.ts'
import type { Database } from './schema.ts'
import { inTransaction } from './transaction.ts'

/** Connections of the application role; the managed database allows 100 in all. */
const POOL_SIZE = 20
const CONNECT_TIMEOUT_MS = 5_000
/** For sign-in and session checks. */
const AUTHENTICATION_POOL_SIZE = 8
/** No statement may run longer; exports and jobs read in batches far below it. */
const STATEMENT_TIMEOUT_MS = 30_000
/** No statement of a request may run longer. */
export const REQUEST_STATEMENT_TIMEOUT_MS = 10_000
/** Statements of sign-in and session checks read and write a few rows by their keys. */
const AUTHENTICATION_STATEMENT_TIMEOUT_MS = 5_000
/**
 * The database ends a statement at its timeout, and its answer arrives within this time: after that the database counts as
 * gone.
 */
const ANSWER_GRACE_MS = 2_000

const INT8_OID = 20
const INT8_ARRAY_OID = 1016

/** int8 as number (ids stay below 2^53), also in arrays; everything else as the driver has it. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8_OID) return parseInt8
    if (oid === INT8_ARRAY_OID) return parseInt8Array
    return pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text')
  },
}

/** Parses an array of one dimension without nulls, as all columns of the kind are. */
function parseInt8Array(text: string): number[] {
  const inside = text.slice(1, -1)
  return inside === '' ? [] : inside.split(',').map(parseInt8)
}

function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value))
    throw new Error(`the database answered ${text}, which no number holds exactly`)
  return value
}

export type DatabaseClient = Kysely<Database>

export function poolFor(
  connectionString: string,
  options: { size?: number; statementTimeoutMs?: number } = {},
): AnsweringPool {
  const { size = POOL_SIZE, statementTimeoutMs = STATEMENT_TIMEOUT_MS } = options
  return new AnsweringPool({
    connectionString,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    answerLimitMs: statementTimeoutMs === 0 ? null : statementTimeoutMs + ANSWER_GRACE_MS,
    types,
  })
}

/** The same connections, for requests: they wait for an answer as long as for a statement of theirs. */
export function toRequestsPool(pool: AnsweringPool, statementTimeoutMs: number): PostgresPool {
  return pool.limitedTo(statementTimeoutMs + ANSWER_GRACE_MS)
}

/** A few connections apart from all others, so that people sign in and sessions are checked while those are busy. */
export function authenticationPoolFor(connectionString: string): AnsweringPool {
  return poolFor(connectionString, {
    size: AUTHENTICATION_POOL_SIZE,
    statementTimeoutMs: AUTHENTICATION_STATEMENT_TIMEOUT_MS,
  })
}

export function clientFor(pool: PostgresPool): DatabaseClient {
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true }), ...emptyLists],
  })
}

/** The tenant whose rows a transaction sees, and the time and the actor that the database writes down by itself. */
type Acting = {
  tenantId: number
  now: Date
  actor: { userId: number | null; userName: string; address?: string | undefined }
  /** Time limit of each statement; without it, that of the connection. */
  statementTimeoutMs?: number | undefined
}

/** Runs `work` in a transaction that sees the rows of one tenant only. */
export function inTenantTransaction<Result>(
  client: DatabaseClient,
  { tenantId, now, actor: { userId, userName, address }, statementTimeoutMs }: Acting,
  work: (db: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const timeout =
    statementTimeoutMs === undefined
      ? sql``
      : sql`, set_config('statement_timeout', ${String(statementTimeoutMs)}, true)`
  return inTransaction(client, async (db) => {
    await sql`select set_config('app.tenant', ${String(tenantId)}, true), set_config('app.now', ${now.toISOString()}, true),
      set_config('app.actor', ${JSON.stringify({ userId, userName, address })}, true) ${timeout}`.execute(db)
    return work(db)
  })
}

/** From here on the transaction sees that tenant. */
export async function seeTenant(db: Transaction<Database>, tenantId: number): Promise<void> {
  await sql`select set_config('app.tenant', ${String(tenantId)}, true)`.execute(db)
}
