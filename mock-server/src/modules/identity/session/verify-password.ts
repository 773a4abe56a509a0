import type { AppContext } from '../../../platform/context/context.ts'
import { signInLimiter } from './sign-in-limiter.ts'

/** The one path on which a password is compared: limited, and equally slow whether the account exists or not. */
export async function verifyPassword(
  ctx: AppContext,
  account: { username: string; passwordHash: string | null },
  given: { password: string; address: string },
): Promise<boolean> {
  const limiter = signInLimiter(ctx)
  await limiter.admit(account.username, given.address)
  const isRight = await ctx.passwords.verify(account.passwordHash, given.password)
  if (isRight) await limiter.succeeded(account.username, given.address)
  return isRight
}
