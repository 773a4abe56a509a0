import { passwordRuleProblems, session as calls } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { sessionRoute, type RequestMeta } from '../../../access/route.ts'
import { endOtherSessions, findAccount, updatePassword, type Account } from '../../../access/session.store.ts'
import { toAuditActor, type Session } from '../../../access/session.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { Conflict, Forbidden, NotSignedIn, refuse } from '../../../platform/errors.ts'
import { addNotice } from '../mail/public.ts'
import { isCommonPassword } from './common-passwords.ts'
import { recordRefusal } from './record-refusal.ts'
import { sessionTexts } from './session.messages.ts'
import { verifyPassword } from './verify-password.ts'

const { PASSWORD_REFUSALS } = calls

export const modifyPassword = sessionRoute(calls.modifyLoginUserPwd, {
  // The caller's own password.
  policy: ownRecordsOnly,
  allowedBeforePasswordChange: true,
  handler: async ({ ctx, session, body, request }) => {
    if (body.id !== session.userId) throw new Forbidden(sessionTexts.foreignIdentity)
    const account = await findAccount(ctx, session.username)
    if (!account) throw new NotSignedIn()
    if (!(await verifyPassword(ctx, account, { password: body.password, request }))) {
      await recordRefusal(ctx, account, {
        opType: 'session.changePasswordFailed',
        request,
        session,
        details: { reason: 'wrongCredentials' },
      })
      throw refuse(PASSWORD_REFUSALS.oldPasswordWrong, sessionTexts.oldPasswordWrong)
    }
    if (body.newPassword === body.password) throw refuse(PASSWORD_REFUSALS.sameAsOld, sessionTexts.sameAsOld)
    checkRule(ctx, account, body.newPassword)
    if (body.confirmNewPassword !== body.newPassword) {
      throw refuse(PASSWORD_REFUSALS.confirmationDiffers, sessionTexts.confirmationDiffers)
    }
    const hash = await ctx.passwords.hash(body.newPassword)
    await store(ctx, { session, account, hash, request })
    return null
  },
})

function checkRule(ctx: AppContext, account: Account, password: string): void {
  const policy = ctx.config.passwordPolicy
  const problems = passwordRuleProblems(password, {
    username: account.username,
    policy,
    isCommon: isCommonPassword,
  })
  if (problems.includes('sameAsAccount'))
    throw refuse(PASSWORD_REFUSALS.sameAsAccount, sessionTexts.sameAsAccount)
  if (problems.length > 0) {
    const text = policy === 'long' ? sessionTexts.ruleBrokenLong : sessionTexts.ruleBrokenDefault
    throw refuse(PASSWORD_REFUSALS.ruleBroken, text)
  }
}

type Change = { session: Session; account: Account; hash: string; request: RequestMeta }

async function store(ctx: AppContext, { session, account, hash, request }: Change): Promise<void> {
  await ctx.db.inTenant(
    session.tenantId,
    async (tx) => {
      const change = { hash, from: account.passwordHash, isOwnChoice: true }
      if (!(await updatePassword(tx, session.userId, change))) throw new Conflict()
      await endOtherSessions(tx, session, ctx.clock.now())
      await tx.audit({
        module: 'session',
        opType: 'session.changePassword',
        target: session.username,
        after: { otherSessionsEnded: true },
      })
      await addNotice(ctx, tx, { userId: session.userId, notice: 'passwordChanged' })
    },
    toAuditActor(session, request),
  )
}
