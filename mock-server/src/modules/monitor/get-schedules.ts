import {
  attendanceOf,
  EARLIEST_ARRIVAL_SECONDS,
  monitor,
  type DataOf,
  type StatusSpan,
} from '@console/contracts'
import { unixSecondsOf } from '../../clock.ts'
import { route } from '../../http/route.ts'
import { mayReadStatistics } from '../statistics/statistics.policy.ts'
import { filterOf } from './monitor.policy.ts'
import { plannedPeople, shiftsOf, type PlannedShift } from './schedules.store.ts'
import { spansAround } from './track.store.ts'

/** A shift counts arrivals before it, and ends within a day. */
const MARGIN = { secondsBefore: EARLIEST_ARRIVAL_SECONDS, daysAfter: 1 }

export const getSchedules = route(monitor.schedules, {
  policy: mayReadStatistics,
  handler: async ({ ctx, tx, session, query: { pageIndex, pageSize, ...asked } }) => {
    const now = ctx.clock.now()
    const filter = await filterOf(asked, { tx, session, now })
    const { people, total } = await plannedPeople(tx, filter, { pageIndex, pageSize })
    const shifts = await shiftsOf(
      tx,
      filter,
      people.map(({ userId }) => userId),
    )
    const shiftsByPerson = Map.groupBy(shifts, ({ userId }) => userId)
    const userIds = [...shiftsByPerson.keys()]
    const spans = await spansAround(tx, filter, { userIds, margin: MARGIN })
    const spansByPerson = Map.groupBy(spans, ({ userId }) => userId)
    const userScheduleList = people.map((person) => {
      const own = (spansByPerson.get(person.userId) ?? []).map(({ fromAt, toAt, status }): StatusSpan => ({
        from: fromAt,
        to: toAt,
        status,
      }))
      const real = { spans: own, now: unixSecondsOf(now) }
      const detail = (shiftsByPerson.get(person.userId) ?? []).map((shift) => shiftView(shift, real))
      return { ...person, detail }
    })
    return { userScheduleList, total }
  },
})

type ShiftView = DataOf<typeof monitor.schedules>['userScheduleList'][number]['detail'][number]

function shiftView(shift: PlannedShift, real: Parameters<typeof attendanceOf>[1]): ShiftView {
  const { actualStart, actualWorkDuration, status } = attendanceOf(shift, real)
  return {
    schedulesStart: shift.start,
    actualStart,
    schedulesDuration: shift.end - shift.start,
    expectedWorkDuration: shift.expectedWorkSeconds,
    actualWorkDuration,
    status,
  }
}
