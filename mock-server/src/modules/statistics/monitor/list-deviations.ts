import { monitor } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { toZonedDay } from '../../../platform/time/days.ts'
import { detectDeviations } from './deviations.ts'
import { buildMonitorFilter } from './monitor.policy.ts'
import { findShifts } from './schedules.store.ts'
import { spansAround } from './track.store.ts'
import { DAY_SECONDS } from '../../../platform/time/units.ts'

/** Back to where a run of idleness began, and on to where a shift of the last day ends. */
const MARGIN = { secondsBefore: DAY_SECONDS, daysAfter: 1 }

export const listDeviations = route(monitor.deviations, {
  policy: canOpen('monitor.person', 'monitor.schedule'),
  handler: async ({ ctx, tx, session, query }) => {
    const now = ctx.clock.now()
    const filter = await buildMonitorFilter(query, { tx, session, now })
    const userIds = [query.userId]
    const shifts = await findShifts(tx, filter, userIds)
    const spans = (await spansAround(tx, filter, { userIds, margin: MARGIN })).map(
      ({ fromAt, toAt, ...status }) => ({ from: fromAt, to: toAt, ...status }),
    )
    const deviationList = shifts.flatMap(({ start, end, expectedWorkSeconds }) => {
      const plan = { start, end, breakSeconds: Math.max(0, end - start - expectedWorkSeconds) }
      const day = toZonedDay(start, filter.timezone).replaceAll('-', '')
      return detectDeviations(plan, { spans, now: toUnixSeconds(now) }).map((deviation) => ({
        day,
        shiftStart: start,
        shiftEnd: end,
        ...deviation,
      }))
    })
    return { deviationList }
  },
})
