import { currentTime, DAY_SECONDS, startTime } from '../base/days.ts'
import { dayFacts, figure } from '../base/figures.ts'
import type { Person } from '../base/people.ts'

/** Codes of the activity events. */
export const EVENT = { logOut: 0, logIn: 1, leave: 3, work: 4, rest: 5, online: 6, idle: 7 } as const

export type TrackEvent = { evtType: number; evtAt: number; subEvt?: string }
/** A stretch of a day in one status. */
type Stretch = { evtType: number; subEvt?: string; minutes: number }

const HOUR = 3600

/** A day of work: nine hours from nine o'clock, a few minutes earlier or later each day. */
function stretchesOn({ id }: Person, day: string): Stretch[] {
  const idleMinutes = figure(`${id}.${day}.idle`, 5, 40)
  return [
    { evtType: EVENT.work, subEvt: 'productive', minutes: 170 },
    { evtType: EVENT.rest, subEvt: 'shortBreak', minutes: 15 },
    { evtType: EVENT.online, minutes: 55 },
    { evtType: EVENT.rest, subEvt: 'lunchBreak', minutes: 45 },
    { evtType: EVENT.work, subEvt: 'productive', minutes: 180 },
    { evtType: EVENT.idle, subEvt: 'idle', minutes: idleMinutes },
    { evtType: EVENT.leave, minutes: 20 },
    { evtType: EVENT.work, subEvt: 'coaching', minutes: 60 - idleMinutes / 2 },
  ]
}

export const loginTime = ({ id }: Person, day: string): number =>
  startTime(day) + 9 * HOUR + figure(`${id}.${day}.login`, -10, 20) * 60

/** The events of a person and day, as far as they have happened. */
export function eventsOn(person: Person, day: string): TrackEvent[] {
  if (dayFacts(person, day).online === 0) return []
  let time = loginTime(person, day)
  const events: TrackEvent[] = [{ evtType: EVENT.logIn, evtAt: time }]
  for (const { evtType, subEvt, minutes } of stretchesOn(person, day)) {
    events.push({ evtType, evtAt: time, ...(subEvt === undefined ? {} : { subEvt }) })
    time += Math.round(minutes * 60)
  }
  events.push({ evtType: EVENT.logOut, evtAt: time })
  const now = currentTime()
  return events.filter(({ evtAt }) => evtAt <= now)
}

export type DailyTrack = {
  day: string
  workDuration: number
  onlineDuration: number
  breakDuration: number
  idleDuration: number
  leaveDuration: number
}

const NEVER_OPEN: readonly number[] = [EVENT.logOut, EVENT.logIn]

export function dailyTrack(person: Person, day: string): DailyTrack {
  const events = eventsOn(person, day)
  const end = Math.min(currentTime(), startTime(day) + DAY_SECONDS)
  const seconds = (...types: readonly number[]): number =>
    events.reduce((sum, { evtType, evtAt }, index) => {
      if (!types.includes(evtType) || NEVER_OPEN.includes(evtType)) return sum
      return sum + ((events[index + 1]?.evtAt ?? end) - evtAt)
    }, 0)
  return {
    day,
    workDuration: seconds(EVENT.work),
    onlineDuration: seconds(EVENT.work, EVENT.online, EVENT.idle),
    breakDuration: seconds(EVENT.rest),
    idleDuration: seconds(EVENT.idle),
    leaveDuration: seconds(EVENT.leave),
  }
}

const SHIFT_SECONDS = 8 * HOUR

export function toTrack(person: Person, days: readonly string[]) {
  const dailyTrackList = days.map((day) => dailyTrack(person, day))
  const total = (read: (track: DailyTrack) => number) =>
    dailyTrackList.reduce((sum, track) => sum + read(track), 0)
  return {
    userId: person.id,
    userName: person.name,
    workDuration: total((track) => track.workDuration),
    scheduleWorkDuration: days.length * SHIFT_SECONDS,
    onlineDuration: total((track) => track.onlineDuration),
    breakDuration: total((track) => track.breakDuration),
    idleDuration: total((track) => track.idleDuration),
    leaveDuration: total((track) => track.leaveDuration),
    dailyTrackList,
  }
}

const PRESENT = 0
const LATE = 1
const ABSENT = 2

/** The shift of a day: from nine o'clock, eight hours. A person who has not come before its end is absent. */
export function shiftOn(person: Person, day: string) {
  const schedulesStart = startTime(day) + 9 * HOUR
  const hasLoggedIn = eventsOn(person, day).length > 0
  const actualStart = hasLoggedIn ? loginTime(person, day) : null
  const hasEnded = schedulesStart + SHIFT_SECONDS < currentTime()
  const absence = hasEnded ? ABSENT : null
  return {
    schedulesStart,
    actualStart,
    schedulesDuration: SHIFT_SECONDS,
    expectedWorkDuration: SHIFT_SECONDS - HOUR,
    actualWorkDuration: dailyTrack(person, day).workDuration,
    status: actualStart === null ? absence : actualStart > schedulesStart ? LATE : PRESENT,
  }
}
