import { factor as calls } from '@console/contracts'
import type { RequestMeta } from '../../../access/route.ts'
import type { Session } from '../../../access/session.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { refuse } from '../../../platform/errors.ts'
import { factorSince } from './factor.store.ts'
import { requirePassword } from './require-password.ts'
import { signInTexts } from './sign-in.messages.ts'
import { withCode } from './with-code.ts'

type Proof = { session: Session; request: RequestMeta; password: string; code: string }

/** Runs a change of a person's own factor, which needs their password and a code. */
export async function withProof<Result>(
  ctx: AppContext,
  { session, request, password, code }: Proof,
  work: (tx: TenantTx) => Promise<Result>,
): Promise<Result> {
  const account = await requirePassword(ctx, session, { password, request })
  const isOn = await ctx.db.inTenant(session.tenantId, (tx) => factorSince(tx, session.userId))
  if (isOn === null) throw refuse(calls.FACTOR_REFUSALS.notOn, signInTexts.notOn)
  return withCode(ctx, { account, code, request, session }, work)
}
