import { inTurn } from '../../../access/request-turns.ts'
import type { RequestMeta } from '../../../access/route.ts'
import type { Session } from '../../../access/session.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'

type Input = { readonly ctx: AppContext; readonly session: Session; readonly request: RequestMeta }

/** Runs a transaction of the request's person that ends before the request does: what follows reads what it stored. */
export function inOwnTransaction<Result>(
  { ctx, session, request }: Input,
  work: (tx: TenantTx) => Promise<Result>,
): Promise<Result> {
  const { userId, name: userName, tenantId } = session
  const actor = { userId, userName, requestId: request.id, address: request.address }
  return inTurn(ctx, { requester: { person: session }, signal: request.signal }, () =>
    ctx.db.inRequest(tenantId, work, actor),
  )
}
