import { hash, randomBytes } from 'node:crypto'
import { session as sessionCalls } from '@console/contracts'
import { sql, type Transaction } from 'kysely'
import type { AppContext, TenantTx } from '../platform/context/context.ts'
import type { DatabaseClient } from '../platform/db/client.ts'
import type { Database } from '../platform/db/schema.ts'
import { DAY_MS } from '../platform/time/units.ts'
import { menuIdsFrom } from './menu/menu-id.ts'
import type { RequestMeta } from './route.ts'
import type { Session } from './session.ts'

const TOKEN_BYTES = 32
/** Maximum number of open sessions of one person; the longest unused ends when one more begins. */
export const MAX_SESSIONS_PER_USER = 50

export type EndReason = 'logout' | 'password' | 'revoked' | 'tooMany' | 'elsewhere' | 'administrator'

const OWN_LOGOUT: EndReason = 'logout'

export type Account = {
  tenantId: number
  userId: number
  username: string
  name: string
  passwordHash: string | null
  status: 'enabled' | 'disabled'
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** An account by its name, whatever its tenant: sign-in knows no tenant yet. */
export async function findAccount(ctx: AppContext, username: string): Promise<Account | null> {
  const { rows } = await sql<Account>`select * from account_by_username(${username})`.execute(
    ctx.db.authentication.outside,
  )
  return rows[0] ?? null
}

type SessionRow = Omit<Session, 'tokenHash' | 'menuIds' | 'permissions'> & {
  lastUsedAt: Date
  menuIds: string[]
  permissions: string[]
}

/** The active session of a token, with the rights its user has right now; null when over or never was. */
export function findSession(ctx: AppContext, token: string): Promise<Session | null> {
  return findSessionByHash(ctx, hashToken(token))
}

/**
 * As `findSession`, for what was made in a session's name and ends with it. Inside a transaction `db` is that one: a
 * second connection for one request could wait for itself when many come at once.
 */
export async function findSessionByHash(
  ctx: AppContext,
  tokenHash: Buffer,
  db: DatabaseClient | Transaction<Database> = ctx.db.authentication.outside,
): Promise<Session | null> {
  const { rows } = await sql<SessionRow>`select * from session_by_token_hash(${tokenHash})`.execute(db)
  const [row] = rows
  if (!row || ctx.clock.now() >= idleEnd(row.lastUsedAt, row.expiresAt)) return null
  const { lastUsedAt: _, menuIds, permissions, ...session } = row
  return { ...session, tokenHash, menuIds: new Set(menuIdsFrom(menuIds)), permissions: new Set(permissions) }
}

/**
 * The address from which somebody ended a session other than by its own sign-out, empty where no person did. Null for one
 * that is open, ran out, or never was.
 */
export async function findForeignEnd(ctx: AppContext, tokenHash: Buffer): Promise<string | null> {
  const { rows } = await sql<{ reason: string | null; endedFrom: string | null }>`
    select * from session_end_by_token_hash(${tokenHash})`.execute(ctx.db.authentication.outside)
  const [end] = rows
  return end === undefined || end.reason === OWN_LOGOUT ? null : (end.endedFrom ?? '')
}

/** When a session ends if nobody uses the console any more. */
export function idleEnd(lastUsedAt: Date, expiresAt: Date): Date {
  return new Date(
    Math.min(lastUsedAt.getTime() + sessionCalls.SESSION_IDLE_SECONDS * 1000, expiresAt.getTime()),
  )
}

/**
 * Begins a session for an account whose password was verified; null when its password or status has changed since. The
 * token is answered once and stored only as a hash. `needsFactor`: the session may set a second factor up and nothing else.
 */
export async function beginSession(
  tx: TenantTx,
  account: Pick<Account, 'userId' | 'passwordHash'>,
  start: { now: Date; clientId: string; request: RequestMeta; needsFactor: boolean },
): Promise<{ token: string; expiresAt: Date } | null> {
  if (!(await lockVerified(tx, account))) return null
  const { now, clientId, request, needsFactor } = start
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(now.getTime() + sessionCalls.SESSION_ABSOLUTE_SECONDS * 1000)
  await endSurplus(tx, account.userId, now)
  if (await allowsOneSignIn(tx)) await endSessionsOfSameClient(tx, { userId: account.userId, clientId, now })
  await tx.db
    .insertInto('session')
    .values({
      tokenHash: hashToken(token),
      tenantId: tx.tenantId,
      userId: account.userId,
      clientId,
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
      userAgent: request.userAgent,
      address: request.address,
      needsFactor,
    })
    .execute()
  await tx.db.updateTable('appUser').set({ lastSignInAt: now }).where('id', '=', account.userId).execute()
  return { token, expiresAt }
}

/**
 * Locks an account that is enabled and still has the password that was verified. A change of either comes before, and is
 * seen here, or waits for this transaction and then ends the session that it began.
 */
async function lockVerified(
  tx: TenantTx,
  { userId, passwordHash }: Pick<Account, 'userId' | 'passwordHash'>,
): Promise<boolean> {
  const locked = await tx.db
    .selectFrom('appUser')
    .select('id')
    .where('id', '=', userId)
    .where('passwordHash', '=', passwordHash)
    .where('status', '=', 'enabled')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return locked !== undefined
}

async function endSurplus(tx: TenantTx, userId: number, now: Date): Promise<void> {
  const newest = tx.db
    .selectFrom('session')
    .select('tokenHash')
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .orderBy('lastUsedAt', 'desc')
    .limit(MAX_SESSIONS_PER_USER - 1)
  await tx.db
    .updateTable('session')
    .set({ endedAt: now, endedReason: 'tooMany' satisfies EndReason })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('tokenHash', 'not in', newest)
    .execute()
}

/** True if the company has chosen to allow one sign-in at a time (R42). */
async function allowsOneSignIn({ db, tenantId }: TenantTx): Promise<boolean> {
  const { oneSignIn } = await db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select('oneSignIn')
    .executeTakeFirstOrThrow()
  return oneSignIn
}

/** Ends sessions of the same client: a sign-in to the console leaves one of another program. */
async function endSessionsOfSameClient(
  tx: TenantTx,
  { userId, clientId, now }: { userId: number; clientId: string; now: Date },
): Promise<void> {
  await tx.db
    .updateTable('session')
    .set({ endedAt: now, endedReason: 'elsewhere' satisfies EndReason })
    .where('userId', '=', userId)
    .where('clientId', '=', clientId)
    .where('endedAt', 'is', null)
    .execute()
}

export async function touchSession(tx: TenantTx, tokenHash: Buffer, now: Date): Promise<void> {
  await tx.db.updateTable('session').set({ lastUsedAt: now }).where('tokenHash', '=', tokenHash).execute()
}

export async function endSession(tx: TenantTx, tokenHash: Buffer, now: Date): Promise<void> {
  await tx.db
    .updateTable('session')
    .set({ endedAt: now, endedReason: 'logout' satisfies EndReason })
    .where('tokenHash', '=', tokenHash)
    .where('endedAt', 'is', null)
    .execute()
}

export async function endOtherSessions(tx: TenantTx, session: Session, now: Date): Promise<void> {
  await tx.db
    .updateTable('session')
    .set({ endedAt: now, endedReason: 'password' satisfies EndReason })
    .where('userId', '=', session.userId)
    .where('tokenHash', '!=', session.tokenHash)
    .where('endedAt', 'is', null)
    .execute()
}

/** Stores a password; with `from`, only while the stored one is still that. Returns whether it was stored. */
export async function updatePassword(
  tx: TenantTx,
  userId: number,
  { hash, from, isOwnChoice }: { hash: string; from: string | null; isOwnChoice: boolean },
): Promise<boolean> {
  const changed = await tx.db
    .updateTable('appUser')
    .set({ passwordHash: hash, ...(isOwnChoice ? { mustChangePassword: false } : {}) })
    .where('id', '=', userId)
    .where('passwordHash', 'is not distinct from', from)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Drops sessions that were over a day ago. */
export async function deleteEndedSessions(ctx: AppContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - DAY_MS)
  await sql`select forget_ended_sessions(${before})`.execute(ctx.db.outside)
}
