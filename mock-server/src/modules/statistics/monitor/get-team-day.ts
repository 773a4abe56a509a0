import { monitor } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { buildMonitorFilter } from './monitor.policy.ts'
import { findMedian, findSlots } from './team-day.store.ts'

export const getTeamDay = route(monitor.teamDay, {
  policy: canOpen('home.monitor', 'monitor.day', 'monitor.person'),
  handler: async ({ ctx, tx, session, query: { day, isMedianAlone, ...query } }) => {
    const range = { beginAt: day, endAt: day, ...query }
    const filter = await buildMonitorFilter(range, { tx, session, now: ctx.clock.now() })
    const ofPeople = await findMedian(tx, filter)
    return isMedianAlone ? { ...ofPeople, slotList: [] } : { ...ofPeople, ...(await findSlots(tx, filter)) }
  },
})
