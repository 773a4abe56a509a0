import { quality } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canOpen } from '../../../access/policy.ts'
import { seatCounts } from './seat-counts.ts'

export const rankSeatsByCover = route(quality.seatRankByCover, {
  policy: canOpen('statistic.violation'),
  handler: async ({ tx, session, body }) =>
    quality.seatRankByCover.data.parse({ rankingData: await seatCounts({ tx, session, body }) }),
})
