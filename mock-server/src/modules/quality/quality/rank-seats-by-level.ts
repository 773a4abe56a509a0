import { quality } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canOpen } from '../../../access/policy.ts'
import { seatCounts } from './seat-counts.ts'

export const rankSeatsByLevel = route(quality.seatRankByLevel, {
  policy: canOpen('statistic.violation'),
  handler: async ({ tx, session, body }) =>
    quality.seatRankByLevel.data.parse({ rankingData: await seatCounts({ tx, session, body }) }),
})
