import { credential } from '@console/contracts'
import { updatePasswordConfirmed } from '../../../access/end-sessions.store.ts'
import { sessionRoute, type RequestMeta } from '../../../access/route.ts'
import { findAccount } from '../../../access/session.store.ts'
import type { Session } from '../../../access/session.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { NotFound, NotSignedIn, refuse } from '../../../platform/errors.ts'
import { verifyPassword } from '../session/public.ts'
import { openedSecret } from './client-secret.ts'
import { credentialTexts } from './credential.messages.ts'
import { canManageClients } from './credential.policy.ts'
import { lockClient, passwordConfirmedAt } from './credential.store.ts'

const { CREDENTIAL_REFUSALS, PASSWORD_CONFIRMED_SECONDS } = credential

type RevealRequest = { session: Session; request: RequestMeta; clientId: string; name: string }

/** The full secret for anyone who proves who they are, once in five minutes (R8 and R25). */
export const revealSecret = sessionRoute(credential.reveal, {
  policy: canManageClients,
  handler: async ({ ctx, session, body, request }) => {
    const { client, confirmedAt } = await ctx.db.inTenant(session.tenantId, async (tx) => ({
      client: await lockClient(tx, body.id),
      confirmedAt: await passwordConfirmedAt(tx, session.tokenHash),
    }))
    if (!client) throw new NotFound()
    const reveal = { session, request, clientId: client.clientId, name: client.name }
    const now = ctx.clock.now()
    if (body.password !== undefined) await requirePassword(ctx, reveal, body.password)
    else if (!confirmedAt || now >= confirmedUntil(confirmedAt)) {
      throw refuse(CREDENTIAL_REFUSALS.passwordNeeded, credentialTexts.passwordNeeded)
    }
    const since = body.password === undefined && confirmedAt ? confirmedAt : now
    await recordReveal(ctx, reveal, since)
    return {
      clientSecret: openedSecret(ctx.secrets, client),
      confirmedUntil: toUnixSeconds(confirmedUntil(since)),
    }
  },
})

async function recordReveal(ctx: AppContext, reveal: RevealRequest, confirmedAt: Date): Promise<void> {
  const { session, request, clientId, name } = reveal
  await ctx.db.inTenant(
    session.tenantId,
    async (tx) => {
      await updatePasswordConfirmed(tx, session.tokenHash, confirmedAt)
      await tx.audit({
        module: 'credential',
        opType: 'credential.reveal',
        target: name,
        after: { name, clientId, address: request.address },
      })
    },
    toAuditActor(reveal),
  )
}

/** Through the limiter of sign-in, so that a stolen session cannot try passwords here instead. */
async function requirePassword(ctx: AppContext, reveal: RevealRequest, password: string): Promise<void> {
  const { session, request, clientId, name } = reveal
  const account = await findAccount(ctx, session.username)
  if (!account) throw new NotSignedIn()
  if (await verifyPassword(ctx, account, { password, request })) return
  await ctx.db.inTenant(
    session.tenantId,
    (tx) =>
      tx.audit({
        module: 'credential',
        opType: 'credential.revealRefused',
        target: name,
        after: { name, clientId, reason: 'passwordWrong', address: request.address },
      }),
    toAuditActor(reveal),
  )
  throw refuse(CREDENTIAL_REFUSALS.passwordWrong, credentialTexts.passwordWrong)
}

function confirmedUntil(since: Date): Date {
  return new Date(since.getTime() + PASSWORD_CONFIRMED_SECONDS * 1000)
}

function toAuditActor({ session, request }: RevealRequest) {
  return { userId: session.userId, userName: session.name, requestId: request.id }
}
