import { STATUS_EVENT, type StatusEvent, type SubStatus } from '@console/contracts'
import { MINUTE_MS } from '../../../platform/time/units.ts'
import type { Random } from '../random.ts'
import { longTailed, weighted } from './chances.ts'
import type { ScenarioDay } from './scenario-days.ts'
import type { Moment } from './scenario-model.ts'
import { MAX_OVERTIME_MS, type SeatProfile } from './seat-profile.ts'

/** One status from one moment to another; the last one of a day ends with the log-out. */
export type Span = { from: Moment; to: Moment; evt: StatusEvent; subEvt: SubStatus | null }

export type WorkingDay = {
  shift: { startsAt: Moment; endsAt: Moment; isCancelled: boolean }
  /** Empty for anyone who did not come. */
  spans: Span[]
}

const SHARE = { extraDay: 0.04, cancelled: 0.01, sick: 0.03, absent: 0.012, leavesEarly: 0.03 }
const LATE_MINUTES = { min: 8, max: 70 }
/** The teams of the day meet on Monday mornings. */
const MONDAY = 1

/** The day of one seat as planned and as it turned out; null without a shift. */
export function workingDay(day: ScenarioDay, profile: SeatProfile, random: Random): WorkingDay | null {
  if (profile.daysOff.includes(day.weekday) && !random.chance(SHARE.extraDay)) return null
  const startsAt = day.midnight + profile.shift.start
  const endsAt = day.midnight + profile.shift.end
  const isCancelled = random.chance(SHARE.cancelled)
  const isAway = isCancelled || random.chance(SHARE.sick) || random.chance(SHARE.absent)
  const shift = { startsAt, endsAt, isCancelled }
  if (isAway) return { shift, spans: [] }
  const isLate = random.chance(profile.latePercent / 100)
  const came =
    startsAt +
    MINUTE_MS * (isLate ? random.int(LATE_MINUTES.min, LATE_MINUTES.max) : random.int(-8, 1)) +
    random.int(0, 59) * 1000
  // A day's facts are known from its midnight on: nobody comes before it to a shift that begins with the day.
  const start = Math.max(day.midnight, came)
  const end =
    endsAt +
    (random.chance(SHARE.leavesEarly)
      ? -random.int(20, 120) * MINUTE_MS
      : random.int(0, MAX_OVERTIME_MS / 1000) * 1000)
  return {
    shift,
    spans: spansBetween({ start, end, meal: day.midnight + profile.shift.meal }, { day, profile, random }),
  }
}

type Frame = { start: Moment; end: Moment; meal: Moment }
type DayContext = { day: ScenarioDay; profile: SeatProfile; random: Random }

const { logIn, leave, work, idle, online } = STATUS_EVENT
const rest = STATUS_EVENT.break

function spansBetween({ start, end, meal }: Frame, { day, profile, random }: DayContext): Span[] {
  const spans: Span[] = []
  let now = start
  let hadMeal = false
  const add = (evt: StatusEvent, subEvt: SubStatus | null, minutes: number) => {
    const to = Math.min(end, now + Math.round(minutes * 60) * 1000)
    if (to > now) spans.push({ from: now, to, evt, subEvt })
    now = Math.max(now, to)
  }
  add(logIn, null, random.int(1, 5))
  if (day.weekday === MONDAY && random.chance(0.8)) add(work, 'meeting', random.int(20, 45))
  while (now < end) {
    const isMealNear = !hadMeal && now >= meal - 10 * MINUTE_MS
    if (isMealNear) {
      add(rest, 'lunchBreak', random.int(42, 68))
      hadMeal = true
      continue
    }
    const workMinutes = random.int(45, 95)
    const untilMeal = hadMeal ? workMinutes : (meal - now) / MINUTE_MS + random.int(0, 12)
    add(work, 'productive', Math.max(5, Math.min(workMinutes, untilMeal)))
    if (now >= end || (!hadMeal && now >= meal - 10 * MINUTE_MS)) continue
    interruption(add, profile, random)
  }
  return spans
}

type Add = (evt: StatusEvent, subEvt: SubStatus | null, minutes: number) => void

/** Adds an interruption between two periods of work. */
function interruption(add: Add, profile: SeatProfile, random: Random): void {
  const isOf = weighted(random, [38, 30 * profile.idleness, 5 * profile.idleness, 7, 6, 4, 4, 6])
  if (isOf === 0) add(rest, 'shortBreak', random.int(5, 15))
  else if (isOf === 1) add(idle, 'idle', Math.min(12, longTailed(random, { median: 4, spread: 0.6 })))
  else if (isOf === 2) add(idle, 'idle', random.int(16, 38))
  else if (isOf === 3) add(work, 'coaching', random.int(12, 30))
  else if (isOf === 4) add(work, 'training', random.int(20, 50))
  else if (isOf === 5) add(idle, 'downtime', random.int(6, 35))
  else if (isOf === 6) add(leave, null, random.int(8, 35))
  else add(online, null, random.int(2, 8))
}
