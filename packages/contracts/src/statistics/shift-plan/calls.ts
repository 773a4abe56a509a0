import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id, queryPage, unixSeconds } from '../../shared/wire.ts'
import { ATTENDANCE } from '../monitor/attendance.ts'
import { peopleFilters } from '../monitor/form.ts'
import { checkedRange, formFields } from '../statistics/form.ts'

const count = z.int().min(0)
const seconds = z.int().min(0)

/** One day's plan beside its figures of the last rollup. */
const planDay = z.object({
  /** `YYYY-MM-DD` of the tenant's zone: the day on which the shifts begin. */
  day: z.string(),
  shifts: count,
  /** Different people with a shift, and those of them who were online on that day. */
  plannedPeople: count,
  attendedPeople: count,
  plannedSeconds: seconds,
  workedSeconds: seconds,
})
export type PlanDay = z.output<typeof planDay>

/** Days of a range that have any shift, in order (PLAN-Q16). */
export const days = defineCall({
  id: 'shiftPlan.days',
  path: '/api/assistant/shift-plan/days',
  access: 'page',
  query: checkedRange(z.strictObject(formFields)),
  data: z.object({ records: z.array(planDay) }),
})

const planShift = z.object({
  start: unixSeconds,
  end: unixSeconds,
  actualStart: unixSeconds.nullable(),
  expectedWorkSeconds: seconds,
  workedSeconds: seconds,
  /** Null while it is open. */
  attendance: z.enum(ATTENDANCE).nullable(),
})

const planPerson = z.object({ userId: id, userName: z.string(), shifts: z.array(planShift) })
export type PlanPerson = z.output<typeof planPerson>

/**
 * Seats with their shifts of the range and the outcome of each: those with a shift first, by name, then those without,
 * unless only seats with a shift are requested.
 */
export const people = defineCall({
  id: 'shiftPlan.people',
  path: '/api/assistant/shift-plan/people',
  access: 'page',
  query: checkedRange(
    z.strictObject({ ...formFields, ...queryPage(), withShifts: peopleFilters.withShifts }),
  ),
  data: z.object({ records: z.array(planPerson), total: count }),
})
