import { ownMail as calls } from '@console/contracts'
import type { AppContext } from '../../../platform/context/context.ts'
import { refuse, TooMany } from '../../../platform/errors.ts'
import { findLinkedAccount, type LinkedAccount, type LinkPurpose } from '../mail/public.ts'
import { signInLimiter } from '../session/public.ts'
import { ownMailTexts, waitBeforeMail } from './own-mail.messages.ts'

/** Counts a request like an attempt to sign in, with words of its own for one that has to wait. */
export async function admitRequest(
  ctx: AppContext,
  subject: string,
  address: string,
): ReturnType<ReturnType<typeof signInLimiter>['admit']> {
  try {
    return await signInLimiter(ctx).admit(subject, address)
  } catch (error) {
    if (!(error instanceof TooMany)) throw error
    const seconds = error.detail?.retryAfterSeconds ?? 1
    throw new TooMany(seconds, waitBeforeMail(seconds))
  }
}

/**
 * Returns the account of a link that is still valid; throws the refusal otherwise. Guesses are counted like guesses of a
 * password: waits first, then a lock of the address.
 */
export async function requireLink(
  ctx: AppContext,
  { token, purpose }: { token: string; purpose: LinkPurpose },
  address: string,
): Promise<LinkedAccount> {
  // Begins with a blank, as no username does: the counters of sign-in stay apart.
  const subject = ` mail-link ${address}`
  const lock = await admitRequest(ctx, subject, address)
  const account = await findLinkedAccount(ctx, token, purpose)
  if (account?.status !== 'enabled') throw linkInvalid()
  await signInLimiter(ctx).succeeded(subject, address, lock)
  return account
}

export function linkInvalid() {
  return refuse(calls.OWN_MAIL_REFUSALS.linkInvalid, ownMailTexts.linkInvalid)
}
