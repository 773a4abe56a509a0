import { signUp } from '@console/contracts'
import type { RequestMeta } from '../../../access/route.ts'
import type { Account } from '../../../access/session.store.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { recordRefusal } from './record-refusal.ts'
import { LOCK_SECONDS, signInLimiter } from './sign-in-limiter.ts'

/**
 * The one path on which a password is compared: limited, and equally slow whether the account exists or not. `who` is a
 * text where no account has that name.
 */
export async function verifyPassword(
  ctx: AppContext,
  who: Account | string,
  { password, request }: { password: string; request: RequestMeta },
): Promise<boolean> {
  const account = typeof who === 'string' ? null : who
  const limiter = signInLimiter(ctx)
  const subject = toLimiterSubject(who)
  const lock = await limiter.admit(subject, request.address)
  const isRight = await ctx.passwords.verify(account?.passwordHash ?? null, password)
  if (isRight) await limiter.succeeded(subject, request.address, lock)
  else if (account && lock) {
    const details = { reason: 'tooManyFailures', of: lock, seconds: LOCK_SECONDS }
    await recordRefusal(ctx, account, { opType: 'session.lock', request, details })
  }
  return isRight
}

/**
 * Key that failures are counted by: the id of an account, however its name was typed; an unused name as if somebody had it.
 * Null for a text that cannot be a username: there is no account to protect.
 */
function toLimiterSubject(who: Account | string): string | null {
  if (typeof who !== 'string') return `account ${who.userId}`
  return signUp.USERNAME_PATTERN.test(who) ? `name ${who.toLowerCase()}` : null
}
