import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context/context.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { TooMany } from '../../../platform/errors.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '../../../platform/time/units.ts'
import { accountLocked, waitBeforeSignIn } from './session.messages.ts'
import type { SignInAttemptRow } from './session.tables.ts'

/** Failures of one account from one network before waits begin. */
export const FREE_FAILURES = 5
export const FIRST_WAIT_SECONDS = 1
export const MAX_WAIT_SECONDS = 60
/** Failures of one account, from anywhere or from one network, before it is locked there for a while. */
export const FAILURES_BEFORE_LOCK = 10
export const LOCK_SECONDS = 600
/** Attempts of one address a minute, whatever the account and the outcome. */
export const ATTEMPTS_PER_ADDRESS = 30
export const ADDRESS_WINDOW_SECONDS = 60
/** Failures older than this are deleted. */
export const ATTEMPT_RETENTION_SECONDS = HOUR_SECONDS
/** Time after a sign-in for which its network counts as known: the account's lock does not apply to it. */
const KNOWN_NETWORK_SECONDS = 30 * DAY_SECONDS

/** Locked for everybody but known networks, or for one network. */
type Lock = 'account' | 'network'

export type SignInLimiter = {
  /**
   * Called before a password is checked; throws 429 when it must wait. The attempt counts as failed until `succeeded`,
   * so that many at once cannot slip through together. Returns the lock that begins with this failure. `subject` is what
   * failures are counted of; null counts for the address alone.
   */
  admit: (subject: string | null, address: string) => Promise<Lock | undefined>
  /**
   * The password was right: the failures are cleared, and the network is known. The account's lock stays for everybody
   * else, unless it is the one that `admit` answered for this attempt.
   */
  succeeded: (subject: string | null, address: string, started?: Lock) => Promise<void>
}

type Keys = { address: Buffer; network: Buffer; account: Buffer }

/** Seconds to wait after so many failures in a row. */
export function waitAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  return Math.min(MAX_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (failures - FREE_FAILURES))
}

export function signInLimiter(ctx: AppContext): SignInLimiter {
  // Keyed hashes: the table does not reveal which accounts and addresses were tried.
  const key = (text: string) => ctx.secrets.mac('sign-in-limiter', text)
  const addressKey = (address: string) => key(`address ${address}`)
  const networkKey = (subject: string, address: string) => key(`network ${toNetwork(address)} ${subject}`)
  const accountKey = (subject: string) => key(`account ${subject}`)
  const transaction = <Result>(work: (db: Transaction<Database>) => Promise<Result>) =>
    inTransaction(ctx.db.authentication.outside, work)
  return {
    admit: async (subject, address) => {
      const keys = {
        address: addressKey(address),
        ...(subject === null ? {} : { network: networkKey(subject, address), account: accountKey(subject) }),
      }
      const outcome = await transaction((db) => countAttempt(db, keys, ctx.clock.now()))
      // Thrown after the commit: a refused attempt counts for its address too.
      if (outcome instanceof TooMany) throw outcome
      return outcome
    },
    succeeded: async (subject, address, started) => {
      if (subject === null) return
      const keys = { network: networkKey(subject, address), account: accountKey(subject) }
      await transaction((db) => clearFailures(db, { keys, started }, ctx.clock.now()))
    },
  }
}

/** IPv4 by its first three bytes, IPv6 by its first four groups: what one household or office usually has. */
function toNetwork(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain.split('.').slice(0, 3).join('.')
}

type Attempt = Pick<Keys, 'address'> & Partial<Keys>

async function countAttempt(
  db: Transaction<Database>,
  keys: Attempt,
  now: Date,
): Promise<TooMany | Lock | undefined> {
  const rowOf = await lockRows(db, Object.values(keys), now)
  const byAddress = resetIfExpired(rowOf(keys.address), now)
  const isSameWindow = secondsUntil(byAddress.windowStartedAt, now) > -ADDRESS_WINDOW_SECONDS
  const inWindow = isSameWindow ? byAddress.windowCount + 1 : 1
  const windowStartedAt = isSameWindow ? byAddress.windowStartedAt : now
  if (inWindow > ATTEMPTS_PER_ADDRESS) {
    return new TooMany(
      ...sentence(secondsUntil(windowStartedAt, now) + ADDRESS_WINDOW_SECONDS, waitBeforeSignIn),
    )
  }
  await save(db, { ...byAddress, windowStartedAt, windowCount: inWindow, updatedAt: now })
  if (!keys.network || !keys.account) return undefined
  return countForAccount(
    db,
    {
      byNetwork: resetIfExpired(rowOf(keys.network), now),
      byAccount: resetIfExpired(rowOf(keys.account), now),
    },
    now,
  )
}

async function countForAccount(
  db: Transaction<Database>,
  { byNetwork, byAccount }: { byNetwork: SignInAttemptRow; byAccount: SignInAttemptRow },
  now: Date,
): Promise<TooMany | Lock | undefined> {
  const lockOfAccount = secondsLocked(byAccount, now)
  const locked = Math.max(secondsLocked(byNetwork, now), isKnown(byNetwork, now) ? 0 : lockOfAccount)
  if (locked > 0) return new TooMany(...sentence(locked, accountLocked))
  const wait = secondsUntil(byNetwork.nextAllowedAt, now)
  if (wait > 0) return new TooMany(...sentence(wait, waitBeforeSignIn))
  const failedNetwork = failedAgain(byNetwork, now)
  await save(db, failedNetwork)
  const lockOfNetwork = failedNetwork.lockedUntil ? 'network' : undefined
  // The failures of a network that passes a lock do not make it longer.
  if (lockOfAccount > 0) return lockOfNetwork
  const failedAccount = failedAgain(byAccount, now)
  await save(db, failedAccount)
  return failedAccount.lockedUntil ? 'account' : lockOfNetwork
}

async function clearFailures(
  db: Transaction<Database>,
  { keys, started }: { keys: Pick<Keys, 'network' | 'account'>; started: Lock | undefined },
  now: Date,
): Promise<void> {
  const rowOf = await lockRows(db, Object.values(keys), now)
  const cleared = { failures: 0, nextAllowedAt: now, lockedUntil: null, updatedAt: now, succeededAt: now }
  await save(db, { ...rowOf(keys.network), ...cleared })
  if (started !== 'account' && secondsLocked(rowOf(keys.account), now) > 0) return
  await db.deleteFrom('signInAttempt').where('key', '=', keys.account).execute()
}

/**
 * Locks the rows, which are created when absent, always in the same order so that two attempts cannot wait for each other.
 * Times in the future, left by a clock that went back, are limited to the longest possible wait from now on.
 */
async function lockRows(
  db: Transaction<Database>,
  keys: readonly Buffer[],
  now: Date,
): Promise<(key: Buffer) => SignInAttemptRow> {
  const ordered = keys.toSorted((a, b) => a.compare(b))
  // Updates even where nothing changes, so that a counter that is about to be deleted is still locked or created.
  const rows = await db
    .insertInto('signInAttempt')
    .values(ordered.map((key) => ({ key, windowStartedAt: now, nextAllowedAt: now, updatedAt: now })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet(boundTimes(now)))
    .returningAll()
    .execute()
  return (key) => {
    const row = rows.find((candidate) => candidate.key.equals(key))
    if (!row) throw new Error('a sign-in counter was not taken')
    return row
  }
}

function boundTimes(now: Date) {
  const bounded = (column: keyof SignInAttemptRow, latest: Date) =>
    sql<Date>`least(${sql.ref(`signInAttempt.${column}`)}, ${latest})`
  return {
    windowStartedAt: bounded('windowStartedAt', now),
    nextAllowedAt: bounded('nextAllowedAt', later(now, MAX_WAIT_SECONDS)),
    // Null stays null, which `least` passes over.
    lockedUntil: sql<Date | null>`case when sign_in_attempt.locked_until is not null
      then ${bounded('lockedUntil', later(now, LOCK_SECONDS))} end`,
    updatedAt: bounded('updatedAt', now),
    succeededAt: sql<Date | null>`case when sign_in_attempt.succeeded_at is not null
      then ${bounded('succeededAt', now)} end`,
  }
}

function failedAgain(row: SignInAttemptRow, now: Date): SignInAttemptRow {
  const failures = row.failures + 1
  return {
    ...row,
    failures,
    nextAllowedAt: later(now, waitAfter(failures)),
    lockedUntil: failures >= FAILURES_BEFORE_LOCK ? later(now, LOCK_SECONDS) : null,
    updatedAt: now,
  }
}

function isKnown({ succeededAt }: SignInAttemptRow, now: Date): boolean {
  return succeededAt !== null && secondsUntil(succeededAt, now) > -KNOWN_NETWORK_SECONDS
}

function secondsLocked({ lockedUntil }: SignInAttemptRow, now: Date): number {
  return lockedUntil ? secondsUntil(lockedUntil, now) : 0
}

/** A counter whose lock is over, or that nobody touched for long, starts again. */
function resetIfExpired(row: SignInAttemptRow, now: Date): SignInAttemptRow {
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

/** Drops counters that count nothing any more, and networks that are no longer known. */
export async function deleteOldAttempts(ctx: AppContext): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.outside
    .deleteFrom('signInAttempt')
    .where('key', 'in', (rows) =>
      rows
        .selectFrom('signInAttempt')
        .select('key')
        .where('updatedAt', '<', later(now, -ATTEMPT_RETENTION_SECONDS))
        .where((where) => where.or([where('lockedUntil', 'is', null), where('lockedUntil', '<', now)]))
        .where((where) =>
          where.or([
            where('succeededAt', 'is', null),
            where('succeededAt', '<=', later(now, -KNOWN_NETWORK_SECONDS)),
          ]),
        )
        // A counter that is being locked just now counts again.
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}
