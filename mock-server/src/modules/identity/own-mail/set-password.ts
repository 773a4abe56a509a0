import { ownMail as calls, passwordRuleProblems, type ParsedBodyOf } from '@console/contracts'
import { endPersonSessions } from '../../../access/end-sessions.store.ts'
import { publicRoute } from '../../../access/route.ts'
import { updatePassword } from '../../../access/session.store.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { Conflict, refuse, type Problem } from '../../../platform/errors.ts'
import { addNotice, consumeMailLink, type LinkedAccount } from '../mail/public.ts'
import { isCommonPassword, sessionTexts } from '../session/public.ts'
import { linkInvalid, requireLink } from './limit-guesses.ts'
import { requireMail } from './require-mail.ts'

const { OWN_MAIL_REFUSALS } = calls

/** A refused password leaves the link as it is. Nobody is signed in: that takes the password, and what else is asked for. */
export const setPassword = publicRoute(calls.setPassword, {
  handler: async ({ ctx, body, request }) => {
    requireMail(ctx)
    const link = { token: body.token, purpose: 'password' } as const
    const account = await requireLink(ctx, link, request.address)
    const problem = await findProblem(ctx, account, body)
    if (problem) throw problem
    const hash = await ctx.passwords.hash(body.newPassword)
    const { tenantId, userId, username, passwordHash } = account
    await ctx.db.inTenant(
      tenantId,
      async (tx) => {
        if ((await consumeMailLink(ctx, tx, link)) === null) throw linkInvalid()
        const change = { hash, from: passwordHash, isOwnChoice: true }
        if (!(await updatePassword(tx, userId, change))) throw new Conflict()
        const now = ctx.clock.now()
        const sessionsEnded = await endPersonSessions(tx, userId, { now, reason: 'password' })
        const after = { sessionsEnded, address: request.address, userAgent: request.userAgent }
        await tx.audit({ module: 'session', opType: 'session.setPasswordByLink', target: username, after })
        await addNotice(ctx, tx, { userId, notice: 'passwordSetByLink' })
      },
      { userId: null, userName: username, requestId: request.id },
    )
    return null
  },
})

async function findProblem(
  ctx: AppContext,
  { username, passwordHash }: LinkedAccount,
  { newPassword, confirmNewPassword }: ParsedBodyOf<typeof calls.setPassword>,
): Promise<Problem | null> {
  const policy = ctx.config.passwordPolicy
  const problems = passwordRuleProblems(newPassword, { username, policy, isCommon: isCommonPassword })
  if (problems.includes('sameAsAccount'))
    return refuse(OWN_MAIL_REFUSALS.sameAsAccount, sessionTexts.sameAsAccount)
  if (problems.length > 0) {
    const text = policy === 'long' ? sessionTexts.ruleBrokenLong : sessionTexts.ruleBrokenDefault
    return refuse(OWN_MAIL_REFUSALS.ruleBroken, text)
  }
  if (confirmNewPassword !== newPassword)
    return refuse(OWN_MAIL_REFUSALS.confirmationDiffers, sessionTexts.confirmationDiffers)
  if (await ctx.passwords.verify(passwordHash, newPassword))
    return refuse(OWN_MAIL_REFUSALS.sameAsOld, sessionTexts.sameAsOld)
  return null
}
