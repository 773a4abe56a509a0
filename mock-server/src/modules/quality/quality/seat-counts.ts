import type { ParsedBodyOf, quality } from '@console/contracts'
import type { Session } from '../../../access/session.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { scopeOf } from '../../identity/organization/public.ts'
import { countsBySeat } from './quality.store.ts'

type RankInput = { tx: TenantTx; session: Session; body: ParsedBodyOf<typeof quality.seatRank> }

/** All three kinds of counts; each call answers those of its contract. */
export async function seatCounts({ tx, session, body: { orgId, ...range } }: RankInput) {
  const scope = await scopeOf(tx, { userId: session.userId, orgId })
  return countsBySeat(tx, { ...range, scope })
}
