import { factor as calls } from '@console/contracts'
import type { RequestMeta } from '../../../access/route.ts'
import { findAccount, type Account } from '../../../access/session.store.ts'
import type { Session } from '../../../access/session.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { NotSignedIn, refuse } from '../../../platform/errors.ts'
import { recordRefusal, verifyPassword } from '../session/public.ts'
import { signInTexts } from './sign-in.messages.ts'

export async function requireAccount(ctx: AppContext, session: Session): Promise<Account> {
  const account = await findAccount(ctx, session.username)
  if (!account) throw new NotSignedIn()
  return account
}

/** The person's own password once more, through the limiter of sign-in. */
export async function requirePassword(
  ctx: AppContext,
  session: Session,
  { password, request }: { password: string; request: RequestMeta },
): Promise<Account> {
  const account = await requireAccount(ctx, session)
  if (await verifyPassword(ctx, account, { password, request })) return account
  const details = { reason: 'passwordWrong' }
  await recordRefusal(ctx, account, { opType: 'factor.refused', request, session, details })
  throw refuse(calls.FACTOR_REFUSALS.passwordWrong, signInTexts.passwordWrong)
}
