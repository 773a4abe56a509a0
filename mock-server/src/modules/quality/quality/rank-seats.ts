import { quality, type ParsedBodyOf } from '@console/contracts'
import type { Session } from '../../../access/session.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { route } from '../../../access/route.ts'
import { scopeOf } from '../../identity/organization/public.ts'
import { countsBySeat } from './quality.store.ts'
import { canOpen } from '../../../access/policy.ts'

type RankInput = { tx: TenantTx; session: Session; body: ParsedBodyOf<typeof quality.seatRank> }

/** All three kinds of counts; each call answers those of its contract. */
async function ranked({ tx, session, body: { orgId, ...range } }: RankInput) {
  const scope = await scopeOf(tx, { userId: session.userId, orgId })
  return countsBySeat(tx, { ...range, scope })
}

export const rankSeats = route(quality.seatRank, {
  policy: canOpen('statistic.violation'),
  handler: async ({ tx, session, body }) =>
    quality.seatRank.data.parse({ rankingData: await ranked({ tx, session, body }) }),
})

export const rankSeatsByLevel = route(quality.seatRankByLevel, {
  policy: canOpen('statistic.violation'),
  handler: async ({ tx, session, body }) =>
    quality.seatRankByLevel.data.parse({ rankingData: await ranked({ tx, session, body }) }),
})

export const rankSeatsByCover = route(quality.seatRankByCover, {
  policy: canOpen('statistic.violation'),
  handler: async ({ tx, session, body }) =>
    quality.seatRankByCover.data.parse({ rankingData: await ranked({ tx, session, body }) }),
})
