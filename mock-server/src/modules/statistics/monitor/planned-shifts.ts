import {
  calculateAttendance,
  EARLIEST_ARRIVAL_SECONDS,
  type Complete,
  type DataOf,
  type monitor,
  type StatusSpan,
} from '@console/contracts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { MonitorFilter } from './monitor.policy.ts'
import type { Page } from './people.store.ts'
import {
  plannedPeople,
  findShifts,
  type PlanCondition,
  type PlanOrder,
  type PlannedPerson,
  type PlannedShift,
} from './schedules.store.ts'
import { spansAround } from './track.store.ts'

/** A shift counts arrivals before it, and ends within a day. */
const MARGIN = { secondsBefore: EARLIEST_ARRIVAL_SECONDS, daysAfter: 1 }

export type ShiftView = Complete<
  DataOf<typeof monitor.schedules>['userScheduleList'][number]['detail'][number]
>
type PersonShifts = PlannedPerson & { detail: ShiftView[] }

/** One page of seats, each with its shifts and what became of them. */
export async function plannedShifts(
  tx: TenantTx,
  filter: MonitorFilter,
  page: Page & PlanCondition & PlanOrder,
): Promise<{ userScheduleList: PersonShifts[]; total: number }> {
  const { people, total } = await plannedPeople(tx, filter, page)
  return { userScheduleList: await shiftsOfPeople(tx, filter, people), total }
}

/** These people, each with their shifts and what became of them. */
export async function shiftsOfPeople(
  tx: TenantTx,
  filter: MonitorFilter,
  people: readonly PlannedPerson[],
): Promise<PersonShifts[]> {
  const shifts = await findShifts(
    tx,
    filter,
    people.map(({ userId }) => userId),
  )
  const shiftsByPerson = Map.groupBy(shifts, ({ userId }) => userId)
  const userIds = [...shiftsByPerson.keys()]
  const spans = await spansAround(tx, filter, { userIds, margin: MARGIN })
  const spansByPerson = Map.groupBy(spans, ({ userId }) => userId)
  return people.map((person) => {
    const own = (spansByPerson.get(person.userId) ?? []).map(({ fromAt, toAt, status }): StatusSpan => ({
      from: fromAt,
      to: toAt,
      status,
    }))
    const real = { spans: own, now: toUnixSeconds(filter.now) }
    const detail = (shiftsByPerson.get(person.userId) ?? []).map((shift) => shiftView(shift, real))
    return { ...person, detail }
  })
}

function shiftView(shift: PlannedShift, real: Parameters<typeof calculateAttendance>[1]): ShiftView {
  const { actualStart, actualWorkDuration, status } = calculateAttendance(shift, real)
  return {
    schedulesStart: shift.start,
    actualStart,
    schedulesDuration: shift.end - shift.start,
    expectedWorkDuration: shift.expectedWorkSeconds,
    actualWorkDuration,
    status,
  }
}
