import type { RequestMeta } from '../../../access/route.ts'
import type { Account } from '../../../access/session.store.ts'
import type { Session } from '../../../access/session.ts'
import type { AppContext } from '../../../platform/context/context.ts'

type Refusal = {
  opType: 'session.signInFailed' | 'session.changePasswordFailed' | 'session.lock' | 'factor.refused'
  request: RequestMeta
  /**
   * Without a session the requester is not known to be the account's person: the record names the account as its target
   * only.
   */
  session?: Session
  details: Record<string, unknown>
}

/** An attempt with a wrong password or code, or a lock that it began, in the log of the account's company. */
export async function recordRefusal(
  ctx: AppContext,
  account: Account,
  { opType, request, session, details }: Refusal,
): Promise<void> {
  const after = { ...details, address: request.address, userAgent: request.userAgent }
  await ctx.db.authentication.inTenant(
    account.tenantId,
    (tx) =>
      tx.audit({
        module: opType === 'factor.refused' ? 'factor' : 'session',
        opType,
        target: account.username,
        after,
      }),
    {
      userId: session?.userId ?? null,
      userName: session?.name ?? account.username,
      requestId: request.id,
    },
  )
}
