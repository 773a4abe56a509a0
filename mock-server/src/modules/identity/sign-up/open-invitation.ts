import { signUp as calls } from '@console/contracts'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context/context.ts'
import { refuse, TooMany } from '../../../platform/errors.ts'
import { signInLimiter } from '../session/public.ts'
import { signUpTexts, waitBeforeSignUp } from './sign-up.messages.ts'

export type Invitation = {
  tenantId: number
  nameEn: string
  nameZh: string
  expiresAt: Date
  usedAt: Date | null
}

const { SIGN_UP_REFUSALS } = calls

/**
 * Returns the invitation of a code that is still valid; throws the refusal otherwise. Guesses are counted like guesses of a
 * password: waits first, then a lock of the address.
 */
export async function openInvitation(ctx: AppContext, code: string, address: string): Promise<Invitation> {
  const limiter = signInLimiter(ctx)
  const key = toGuesserKey(address)
  const lock = await limiter.admit(key, address).catch((error: unknown) => {
    if (!(error instanceof TooMany)) throw error
    const seconds = error.detail?.retryAfterSeconds ?? 1
    throw new TooMany(seconds, waitBeforeSignUp(seconds))
  })
  const invitation = await findInvitation(ctx, code)
  if (!invitation) throw refuse(SIGN_UP_REFUSALS.codeUnknown, signUpTexts.codeUnknown)
  if (invitation.usedAt) throw codeUsed()
  if (invitation.expiresAt <= ctx.clock.now())
    throw refuse(SIGN_UP_REFUSALS.codeExpired, signUpTexts.codeExpired)
  // Only for a valid code: anyone who has a used or an expired one could guess without waits.
  await limiter.succeeded(key, address, lock)
  return invitation
}

export function codeUsed() {
  return refuse(SIGN_UP_REFUSALS.codeUsed, signUpTexts.codeUsed)
}

/** Begins with a blank, as no username does: the counters of sign-in stay apart. */
function toGuesserKey(address: string): string {
  return ` sign-up ${address}`
}

async function findInvitation(ctx: AppContext, code: string): Promise<Invitation | undefined> {
  const { rows } = await sql<Invitation>`select * from invitation_by_code(${code.toUpperCase()})`.execute(
    ctx.db.outside,
  )
  return rows[0]
}
