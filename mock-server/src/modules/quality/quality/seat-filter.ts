import type { ParsedBodyOf, quality } from '@console/contracts'
import type { Session } from '../../../access/session.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { scopeOf } from '../../identity/organization/public.ts'

type RankRequest = { tx: TenantTx; session: Session; body: ParsedBodyOf<typeof quality.seatRank> }

/** Which violations a rank of seats counts. */
export async function seatFilter({ tx, session, body: { orgId, ...range } }: RankRequest) {
  return { ...range, scope: await scopeOf(tx, { userId: session.userId, orgId }) }
}
