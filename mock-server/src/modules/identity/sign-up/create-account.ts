import { type ParsedBodyOf, passwordRuleProblems, signUp as calls } from '@console/contracts'
import { publicRoute } from '../../../access/route.ts'
import { findAccount } from '../../../access/session.store.ts'
import { SYSTEM_ACTOR } from '../../../platform/audit/entry.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { type Problem, refuse } from '../../../platform/errors.ts'
import { pushMessage } from '../../messaging/message/public.ts'
import { insertApplicant, type NewApplicant } from '../account/public.ts'
import { businessFor } from '../business/public.ts'
import { consumeInvitation } from '../company/public.ts'
import { isCommonPassword, sessionTexts } from '../session/public.ts'
import { codeUsed, openInvitation } from './open-invitation.ts'
import { signUpTexts } from './sign-up.messages.ts'

const { SIGN_UP_REFUSALS } = calls

type Application = ParsedBodyOf<typeof calls.create>

export const createAccount = publicRoute(calls.create, {
  handler: async ({ ctx, body, request }) => {
    const { tenantId, nameEn, nameZh } = await openInvitation(ctx, body.invite, request.address)
    const broken = passwordProblem(ctx, body)
    if (broken) throw broken
    if (await findAccount(ctx, body.username)) throw usernameTaken()
    const passwordHash = await ctx.passwords.hash(body.password)
    const now = ctx.clock.now()
    const account = { username: body.username, name: body.name, passwordHash, createdAt: now }
    const actor = { userId: null, userName: body.username, requestId: request.id }
    await ctx.db.inTenant(
      tenantId,
      async (tx) => {
        // Two people with one code: the second waits for the first here, and finds it used.
        const userId = await insertApplicant(tx, account)
        if (userId === null) throw usernameTaken()
        const invitation = await consumeInvitation(tx, { code: body.invite.toUpperCase(), userId, now })
        if (!invitation) throw codeUsed()
        // The password and the code stay out of the record.
        const after = {
          username: body.username,
          name: body.name,
          status: 'disabled',
          address: request.address,
        }
        await tx.audit({ module: 'company', opType: 'company.signUp', target: body.username, after })
        await notifyAdministrators(tx, { ...account, userId, invitedBy: invitation.createdBy })
      },
      actor,
    )
    return { company: { en: nameEn, zh: nameZh } }
  },
})

function passwordProblem(
  ctx: AppContext,
  { username, password, confirmPassword }: Application,
): Problem | null {
  const policy = ctx.config.passwordPolicy
  const problems = passwordRuleProblems(password, { username, policy, isCommon: isCommonPassword })
  if (problems.includes('sameAsAccount'))
    return refuse(SIGN_UP_REFUSALS.sameAsAccount, sessionTexts.sameAsAccount)
  if (problems.length > 0) {
    const text = policy === 'long' ? sessionTexts.ruleBrokenLong : sessionTexts.ruleBrokenDefault
    return refuse(SIGN_UP_REFUSALS.ruleBroken, text)
  }
  if (confirmPassword !== password)
    return refuse(SIGN_UP_REFUSALS.confirmationDiffers, sessionTexts.confirmationDiffers)
  return null
}

function usernameTaken(): Problem {
  return refuse(SIGN_UP_REFUSALS.usernameTaken, signUpTexts.usernameTaken)
}

/**
 * Announces a new account by a pushed message; a tenant without any business has none, and only the audit log records it.
 */
async function notifyAdministrators(
  tx: TenantTx,
  {
    userId,
    username,
    name,
    createdAt,
    invitedBy,
  }: NewApplicant & { userId: number; invitedBy: number | null },
): Promise<void> {
  const businessTypeId = await businessFor(tx, invitedBy)
  if (businessTypeId === null) return
  await pushMessage(tx, {
    businessTypeId,
    msgRuleCode: 'sign-up',
    triggerId: 'sign-up',
    // Several administrators read one message, each in their own language.
    title: `New sign-up 新用户注册: ${name} (${username})`,
    content:
      '<p>The account came with an invitation code. It stays disabled until an administrator enables it.</p>' +
      '<p>该账号凭邀请码注册，在管理员启用之前保持停用。</p>',
    btnOptions: [],
    isCron: true,
    pushedBy: { userId: null, name: SYSTEM_ACTOR.userName },
    aboutUserId: userId,
    pushedAt: createdAt,
    audience: 'administrators',
  })
}
