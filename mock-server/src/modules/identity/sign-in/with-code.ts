import { factor as calls } from '@console/contracts'
import type { RequestMeta } from '../../../access/route.ts'
import type { Account } from '../../../access/session.store.ts'
import { toAuditActor, type Session } from '../../../access/session.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { refuse } from '../../../platform/errors.ts'
import { LOCK_SECONDS, recordRefusal, signInLimiter } from '../session/public.ts'
import { hashRecoveryCode, readCode } from './codes.ts'
import { findFactor, consumeRecoveryCode, consumeStep } from './factor.store.ts'
import { pushNotice } from './push-notice.ts'
import { signInTexts } from './sign-in.messages.ts'
import { findTotpStep } from './totp.ts'

export type CodeKind = 'totp' | 'recovery'

type CodeCheck = {
  account: Account
  code: string
  request: RequestMeta
  /** Absent at sign-in: then the requester is not known to be the account's person. */
  session?: Session
}

/**
 * The one path on which a code is compared: limited by failures of codes alone, which a right password does not clear. A
 * right code is used up in the transaction of `work`, so that it stays good when that fails. Throws for a wrong one.
 */
export async function withCode<Result>(
  ctx: AppContext,
  check: CodeCheck,
  work: (tx: TenantTx, kind: CodeKind) => Promise<Result>,
): Promise<Result> {
  const { account, code, request } = check
  const limiter = signInLimiter(ctx)
  const subject = `factor ${account.userId}`
  const lock = await limiter.admit(subject, request.address)
  const outcome = await ctx.db.authentication.inTenant(
    account.tenantId,
    async (tx) => {
      const kind = await consumeCode(ctx, tx, { userId: account.userId, code })
      return kind === null ? null : { result: await work(tx, kind) }
    },
    toAuditActor(account, request),
  )
  if (outcome === null) {
    await recordWrongCode(ctx, check, lock)
    throw refuse(calls.FACTOR_REFUSALS.wrongCode, signInTexts.wrongCode)
  }
  await limiter.succeeded(subject, request.address, lock)
  return outcome.result
}

/** Uses a code up; null for one that is wrong or used. */
async function consumeCode(
  ctx: AppContext,
  tx: TenantTx,
  { userId, code: typed }: { userId: number; code: string },
): Promise<CodeKind | null> {
  const { kind, code } = readCode(typed)
  const now = ctx.clock.now()
  const factor = await findFactor(tx, ctx.secrets, userId)
  if (factor === null) return null
  if (kind === 'recovery') {
    const codeHash = hashRecoveryCode(ctx.secrets, userId, code)
    return (await consumeRecoveryCode(tx, { userId, codeHash, now })) ? kind : null
  }
  const step = findTotpStep(factor.secret, code, now)
  return step !== null && (await consumeStep(tx, factor.id, step)) ? kind : null
}

async function recordWrongCode(
  ctx: AppContext,
  { account, request, session }: CodeCheck,
  lock: 'account' | 'network' | undefined,
): Promise<void> {
  const requester = session ? { session } : {}
  await recordRefusal(ctx, account, {
    opType: session ? 'factor.refused' : 'session.signInFailed',
    request,
    ...requester,
    details: { reason: 'wrongCode' },
  })
  if (lock === undefined) return
  const details = { reason: 'tooManyCodes', of: lock, seconds: LOCK_SECONDS }
  await recordRefusal(ctx, account, { opType: 'session.lock', request, ...requester, details })
  const notice = { kind: 'locked', userId: account.userId, now: ctx.clock.now() } as const
  await ctx.db.authentication.inTenant(account.tenantId, (tx) => pushNotice(tx, notice))
}
