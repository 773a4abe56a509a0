import { session as calls } from '@console/contracts'
import { publicRoute, type RequestMeta } from '../../../access/route.ts'
import { findAccount, updatePassword, type Account } from '../../../access/session.store.ts'
import { toAuditActor } from '../../../access/session.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { BadRequest, Problem, refuse } from '../../../platform/errors.ts'
import { recordRefusal, sessionTexts, verifyPassword } from '../session/public.ts'
import { isFactorDemanded } from './demand.store.ts'
import { factorSince } from './factor.store.ts'
import { signInTexts } from './sign-in.messages.ts'
import { REFUSAL_FLOOR_MS, startSession } from './start-session.ts'
import { insertTicket } from './ticket.store.ts'

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
      const outcome = await signIn(ctx, verified, { clientId, request })
      if (outcome && 'ticket' in outcome) throw secondStep(outcome.ticket)
      if (outcome) return outcome
    }
    if (account) await recordFailure(ctx, account, { reason: 'wrongCredentials', request })
    await floor
    throw refuse(calls.SIGN_IN_REFUSALS.wrongCredentials, sessionTexts.wrongCredentials)
  },
})

type SignedIn = { token: string; expiresAt: number }

/**
 * A session, or a ticket for the second step where the account has a factor. Null when the account's password or status was
 * changed while the password was verified.
 */
async function signIn(
  ctx: AppContext,
  account: Account,
  { clientId, request }: { clientId: string; request: RequestMeta },
): Promise<SignedIn | { ticket: string } | null> {
  const now = ctx.clock.now()
  return ctx.db.authentication.inTenant(
    account.tenantId,
    async (tx) => {
      if ((await factorSince(tx, account.userId)) !== null) {
        return { ticket: await insertTicket(tx, account, { clientId, now }) }
      }
      const needsFactor = await isFactorDemanded(tx, account.userId)
      return startSession(tx, { account, start: { now, clientId, request, needsFactor } })
    },
    toAuditActor(account, request),
  )
}

/** A refusal, so that a client which knows no second step shows its text and never takes it for a sign-in. */
function secondStep(ticket: string): Problem {
  const code = calls.SIGN_IN_REFUSALS.secondStep
  return new Problem({ status: 200, code, text: signInTexts.secondStep, detail: { ticket } })
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
