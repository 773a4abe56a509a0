import { session as calls } from '@console/contracts'
import { publicRoute, type RequestMeta } from '../../../access/route.ts'
import { beginSession, findAccount, updatePassword, type Account } from '../../../access/session.store.ts'
import { toAuditActor } from '../../../access/session.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { BadRequest, refuse } from '../../../platform/errors.ts'
import { recordRefusal } from './record-refusal.ts'
import { sessionTexts } from './session.messages.ts'
import { verifyPassword } from './verify-password.ts'

/** No refusal is answered sooner: known accounts write an audit record, unknown ones have nowhere to. */
const REFUSAL_FLOOR_MS = 250

export const login = publicRoute(calls.login, {
  handler: async ({ ctx, body, request, language }) => {
    const { username, password, clientId } = body
    if (clientId !== calls.CLIENT_ID) throw new BadRequest({ clientId: sessionTexts.unknownClient[language] })
    const floor = ctx.clock.pause(REFUSAL_FLOOR_MS)
    const account = await findAccount(ctx, username)
    const isRight = await verifyPassword(ctx, account ?? username, { password, request })
    if (account?.status === 'disabled' && isRight) {
      await recordFailure(ctx, account, { reason: 'accountDisabled', request })
      throw refuse(calls.SIGN_IN_REFUSALS.accountDisabled, sessionTexts.accountDisabled)
    }
    if (account && isRight) {
      const verified = await renewHash(ctx, account, password)
      const started = await signIn(ctx, verified, { clientId, request })
      if (started) return started
    }
    if (account) await recordFailure(ctx, account, { reason: 'wrongCredentials', request })
    await floor
    throw refuse(calls.SIGN_IN_REFUSALS.wrongCredentials, sessionTexts.wrongCredentials)
  },
})

/** Null when the account's password or status was changed while the password was verified. */
async function signIn(
  ctx: AppContext,
  account: Account,
  { clientId, request }: { clientId: string; request: RequestMeta },
): Promise<{ token: string; expiresAt: number } | null> {
  const actor = toAuditActor(account, request)
  return ctx.db.authentication.inTenant(
    account.tenantId,
    async (tx) => {
      const started = await beginSession(tx, account, { now: ctx.clock.now(), clientId, request })
      if (!started) return null
      const from = { address: request.address, userAgent: request.userAgent }
      await tx.audit({ module: 'session', opType: 'session.signIn', target: account.username, after: from })
      return { token: started.token, expiresAt: toUnixSeconds(started.expiresAt) }
    },
    actor,
  )
}

async function recordFailure(
  ctx: AppContext,
  account: Account,
  { reason, request }: { reason: string; request: RequestMeta },
): Promise<void> {
  await recordRefusal(ctx, account, { opType: 'session.signInFailed', request, details: { reason } })
}

/**
 * Hash parameters grow with the years; each sign-in renews the hash of its account. Returns the account as it is stored
 * then.
 */
async function renewHash(ctx: AppContext, account: Account, password: string): Promise<Account> {
  const stored = account.passwordHash
  if (stored === null || !ctx.passwords.isOutdated(stored)) return account
  const hash = await ctx.passwords.hash(password)
  const isRenewed = await ctx.db.authentication.inTenant(account.tenantId, (tx) =>
    updatePassword(tx, account.userId, { hash, from: stored, isOwnChoice: false }),
  )
  if (isRenewed) return { ...account, passwordHash: hash }
  // Another sign-in renewed it at the same time, or the password was changed.
  const current = await findAccount(ctx, account.username)
  return current && (await ctx.passwords.verify(current.passwordHash, password)) ? current : account
}
