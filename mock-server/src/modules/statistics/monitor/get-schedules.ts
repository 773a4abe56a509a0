import { monitor } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { buildMonitorFilter } from './monitor.policy.ts'
import { plannedShifts } from './planned-shifts.ts'

export const getSchedules = route(monitor.schedules, {
  policy: canOpen('monitor.schedule', 'monitor.person'),
  handler: async ({
    ctx,
    tx,
    session,
    query: { pageIndex, pageSize, withShifts, lateOrAbsent, ...query },
  }) => {
    const filter = await buildMonitorFilter(query, { tx, session, now: ctx.clock.now() })
    return plannedShifts(tx, filter, { pageIndex, pageSize, withShifts, lateOrAbsent })
  },
})
