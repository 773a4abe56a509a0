import { session as calls } from '@console/contracts'
import { unixSecondsOf } from '../../../platform/clock.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { BadRequest, refuse } from '../../../platform/errors.ts'
import { publicRoute, type RequestMeta } from '../../../access/route.ts'
import { sessionTexts } from './session.messages.ts'
import { beginSession, findAccount, updatePassword, type Account } from '../../../access/session.store.ts'
import { verifyPassword } from './verify-password.ts'

/** No refusal is answered sooner: known accounts write an audit record, unknown ones have nowhere to. */
const REFUSAL_FLOOR_MS = 250

export const login = publicRoute(calls.login, {
  handler: async ({ ctx, body, request, language }) => {
    const { username, password, clientId } = body
    if (clientId !== calls.CLIENT_ID) throw new BadRequest({ clientId: sessionTexts.unknownClient[language] })
    const floor = ctx.clock.pause(REFUSAL_FLOOR_MS)
    const account = await findAccount(ctx, username)
    const isRight = await verifyPassword(
      ctx,
      { username, passwordHash: account?.passwordHash ?? null },
      { password, address: request.address },
    )
    if (!account || !isRight) {
      if (account) await recordFailure(ctx, account, { reason: 'wrongCredentials', request })
      await floor
      throw refuse(calls.SIGN_IN_REFUSALS.wrongCredentials, sessionTexts.wrongCredentials)
    }
    if (account.status === 'disabled') {
      await recordFailure(ctx, account, { reason: 'accountDisabled', request })
      throw refuse(calls.SIGN_IN_REFUSALS.accountDisabled, sessionTexts.accountDisabled)
    }
    await renewHash(ctx, account, password)
    return signIn(ctx, account, { clientId, request })
  },
})

async function signIn(
  ctx: AppContext,
  account: Account,
  { clientId, request }: { clientId: string; request: RequestMeta },
): Promise<{ token: string; expiresAt: number }> {
  const actor = { userId: account.userId, userName: account.name, requestId: request.id }
  return ctx.db.authentication.inTenant(
    account.tenantId,
    async (tx) => {
      const { token, expiresAt } = await beginSession(tx, account, {
        now: ctx.clock.now(),
        clientId,
        request,
      })
      const from = { address: request.address, userAgent: request.userAgent }
      await tx.audit({ module: 'session', opType: 'session.signIn', target: account.username, after: from })
      return { token, expiresAt: unixSecondsOf(expiresAt) }
    },
    actor,
  )
}

/** Who tried is not known to be the account's person: the record names the account as its target only. */
async function recordFailure(
  ctx: AppContext,
  account: Account,
  { reason, request }: { reason: string; request: RequestMeta },
): Promise<void> {
  const after = { reason, address: request.address, userAgent: request.userAgent }
  await ctx.db.authentication.inTenant(
    account.tenantId,
    (tx) => tx.audit({ module: 'session', opType: 'session.signInFailed', target: account.username, after }),
    { userId: null, userName: account.username, requestId: request.id },
  )
}

/** Parameters grow with the years; each sign-in brings its account along. */
async function renewHash(ctx: AppContext, account: Account, password: string): Promise<void> {
  const stored = account.passwordHash
  if (stored === null || !ctx.passwords.isOutdated(stored)) return
  const hash = await ctx.passwords.hash(password)
  await ctx.db.authentication.inTenant(account.tenantId, (tx) =>
    updatePassword(tx, account.userId, { hash, from: stored, isOwnChoice: false }),
  )
}
