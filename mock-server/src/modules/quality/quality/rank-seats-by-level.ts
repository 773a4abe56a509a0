import { quality } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { seatsByLevel } from './quality.store.ts'
import { seatFilter } from './seat-filter.ts'

export const rankSeatsByLevel = route(quality.seatRankByLevel, {
  policy: canOpen('statistic.violation'),
  handler: async ({ tx, session, body }) => ({
    rankingData: await seatsByLevel(tx, await seatFilter(tx, session.userId, body)),
  }),
})
