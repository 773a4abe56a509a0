import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context/context.ts'
import { TooMany } from '../../../platform/errors.ts'
import { accountLocked, waitBeforeSignIn } from './session.messages.ts'
import type { Database, SignInAttemptRow } from '../../../platform/db/schema.ts'

/** Failures of one account from one network before waits begin. */
export const FREE_FAILURES = 5
export const FIRST_WAIT_SECONDS = 1
export const MAX_WAIT_SECONDS = 60
/** Failures of one account, from anywhere, before it is locked for a while. */
export const FAILURES_BEFORE_LOCK = 10
export const LOCK_SECONDS = 600
/** Attempts of one address a minute, whatever the account and the outcome. */
export const ATTEMPTS_PER_ADDRESS = 30
export const ADDRESS_WINDOW_SECONDS = 60
/** Failures older than this are deleted. */
export const ATTEMPT_RETENTION_SECONDS = 3600

export type SignInLimiter = {
  /**
   * Called before a password is checked; throws 429 when it must wait. The attempt counts as failed until `succeeded`,
   * so that many at once cannot slip through together.
   */
  admit: (username: string, address: string) => Promise<void>
  /** The password was right: the failures of the account are cleared. */
  succeeded: (username: string, address: string) => Promise<void>
}

type Keys = { address: Buffer; network: Buffer; account: Buffer }

/** Seconds to wait after so many failures in a row. */
export function waitAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  return Math.min(MAX_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (failures - FREE_FAILURES))
}

export function signInLimiter(ctx: AppContext): SignInLimiter {
  // Keyed hashes: the table does not reveal which accounts and addresses were tried.
  function keysOf(username: string, address: string): Keys {
    const account = username.toLowerCase()
    const key = (text: string) => ctx.secrets.mac('sign-in-limiter', text)
    return {
      address: key(`address ${address}`),
      network: key(`network ${networkOf(address)} ${account}`),
      account: key(`account ${account}`),
    }
  }
  return {
    admit: async (username, address) => {
      const refusal = await ctx.db.authentication.outside
        .transaction()
        .execute((db) => countAttempt(db, keysOf(username, address), ctx.clock.now()))
      // Thrown after the commit: a refused attempt counts for its address too.
      if (refusal) throw refusal
    },
    succeeded: async (username, address) => {
      const { network, account } = keysOf(username, address)
      await ctx.db.authentication.outside
        .deleteFrom('signInAttempt')
        .where('key', 'in', (rows) =>
          // Taken in the order in which an attempt takes them.
          rows
            .selectFrom('signInAttempt')
            .select('key')
            .where('key', 'in', [network, account])
            .orderBy('key')
            .forUpdate(),
        )
        .execute()
    },
  }
}

/** IPv4 by its first three bytes, IPv6 by its first four groups: what one household or office usually has. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain.split('.').slice(0, 3).join('.')
}

async function countAttempt(db: Transaction<Database>, keys: Keys, now: Date): Promise<TooMany | null> {
  const rows = await lockRows(db, keys, now)
  const byAddress = fresh(rows.address, now)
  const byNetwork = fresh(rows.network, now)
  const byAccount = fresh(rows.account, now)
  const isSameWindow = secondsUntil(byAddress.windowStartedAt, now) > -ADDRESS_WINDOW_SECONDS
  const inWindow = isSameWindow ? byAddress.windowCount + 1 : 1
  const windowStartedAt = isSameWindow ? byAddress.windowStartedAt : now
  if (inWindow > ATTEMPTS_PER_ADDRESS) {
    return new TooMany(
      ...sentence(secondsUntil(windowStartedAt, now) + ADDRESS_WINDOW_SECONDS, waitBeforeSignIn),
    )
  }
  await save(db, { ...byAddress, windowStartedAt, windowCount: inWindow, updatedAt: now })
  const locked = byAccount.lockedUntil ? secondsUntil(byAccount.lockedUntil, now) : 0
  if (locked > 0) return new TooMany(...sentence(locked, accountLocked))
  const wait = secondsUntil(byNetwork.nextAllowedAt, now)
  if (wait > 0) return new TooMany(...sentence(wait, waitBeforeSignIn))
  const failures = byNetwork.failures + 1
  await save(db, { ...byNetwork, failures, nextAllowedAt: later(now, waitAfter(failures)), updatedAt: now })
  const accountFailures = byAccount.failures + 1
  const lockedUntil = accountFailures >= FAILURES_BEFORE_LOCK ? later(now, LOCK_SECONDS) : null
  await save(db, { ...byAccount, failures: accountFailures, lockedUntil, updatedAt: now })
  return null
}

/** Takes the three rows, made when absent, always in the same order so that two attempts cannot wait for each other. */
async function lockRows(
  db: Transaction<Database>,
  keys: Keys,
  now: Date,
): Promise<Record<keyof Keys, SignInAttemptRow>> {
  const ordered = Object.values(keys).toSorted((a, b) => a.compare(b))
  // An update that changes nothing, so that a counter that another attempt is about to delete is still taken or made.
  const rows = await db
    .insertInto('signInAttempt')
    .values(ordered.map((key) => ({ key, windowStartedAt: now, nextAllowedAt: now, updatedAt: now })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet((row) => ({ key: row.ref('excluded.key') })))
    .returningAll()
    .execute()
  const rowOf = (key: Buffer): SignInAttemptRow => {
    const row = rows.find((candidate) => candidate.key.equals(key))
    if (!row) throw new Error('a sign-in counter was not taken')
    return row
  }
  return { address: rowOf(keys.address), network: rowOf(keys.network), account: rowOf(keys.account) }
}

/** A counter whose lock is over, or that nobody touched for long, starts again. */
function fresh(row: SignInAttemptRow, now: Date): SignInAttemptRow {
  const isExpired = secondsUntil(row.updatedAt, now) <= -ATTEMPT_RETENTION_SECONDS
  const isUnlocked = row.lockedUntil !== null && row.lockedUntil <= now
  if (!isExpired && !isUnlocked) return row
  return { ...row, failures: 0, nextAllowedAt: now, lockedUntil: null }
}

async function save(db: Transaction<Database>, { key, ...row }: SignInAttemptRow): Promise<void> {
  await db.updateTable('signInAttempt').set(row).where('key', '=', key).execute()
}

function secondsUntil(time: Date, now: Date): number {
  return (time.getTime() - now.getTime()) / 1000
}

function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000)
}

function sentence(
  seconds: number,
  text: typeof waitBeforeSignIn,
): [number, ReturnType<typeof waitBeforeSignIn>] {
  const wholeSeconds = Math.max(1, Math.ceil(seconds))
  return [wholeSeconds, text(wholeSeconds)]
}

/** Drops counters that count nothing any more. */
export async function deleteOldAttempts(ctx: AppContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - ATTEMPT_RETENTION_SECONDS * 1000)
  await ctx.db.outside
    .deleteFrom('signInAttempt')
    .where('key', 'in', (rows) =>
      rows
        .selectFrom('signInAttempt')
        .select('key')
        .where('updatedAt', '<', before)
        .where((where) =>
          where.or([where('lockedUntil', 'is', null), where('lockedUntil', '<', ctx.clock.now())]),
        )
        // One that is being taken just now counts again.
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}
