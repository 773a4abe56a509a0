import { quality } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { seatsByViolations } from './quality.store.ts'
import { seatFilter } from './seat-filter.ts'

export const rankSeats = route(quality.seatRank, {
  policy: canOpen('statistic.violation'),
  handler: async ({ tx, session, body }) => ({
    rankingData: await seatsByViolations(tx, await seatFilter(tx, session.userId, body)),
  }),
})
