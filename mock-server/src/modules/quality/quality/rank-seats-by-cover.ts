import { quality } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { seatsByCover } from './quality.store.ts'
import { seatFilter } from './seat-filter.ts'

export const rankSeatsByCover = route(quality.seatRankByCover, {
  policy: canOpen('statistic.violation'),
  handler: async ({ tx, session, body }) => ({
    rankingData: await seatsByCover(tx, await seatFilter(tx, session.userId, body)),
  }),
})
