import { quality } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canOpen } from '../../../access/policy.ts'
import { seatCounts } from './seat-counts.ts'

export const rankSeats = route(quality.seatRank, {
  policy: canOpen('statistic.violation'),
  handler: async ({ tx, session, body }) =>
    quality.seatRank.data.parse({ rankingData: await seatCounts({ tx, session, body }) }),
})
