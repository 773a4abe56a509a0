import { wallClock } from '../time/wall-clock.ts'
import { WHOLE_DAY, type TrackWindow } from './track-window.ts'

type Day = { begin: number; end: number }

/** A moment of the ruler: unix seconds, and what the clock shows. */
export type Tick = { at: number; text: string }

const MINUTE = 60
/** Distances of ticks, in minutes of the clock. */
const STEPS = [1, 5, 15, 30, 60, 120, 180, 360] as const
const DAY_MINUTES = 1440
const MINUTE_CHARACTERS = 5

/**
 * Ticks of the part of a day in sight, at most so many. They are at full hours of the clock, not of the day's length:
 * where a clock changes, an hour is missing or there twice.
 */
export function rulerTicks(
  day: Day,
  window: TrackWindow,
  { zone, most }: { zone: string; most: number },
): Tick[] {
  const length = day.end - day.begin
  const from = day.begin + window.from * length
  const to = day.begin + window.to * length
  const step = STEPS.find((minutes) => (to - from) / (minutes * MINUTE) <= most) ?? DAY_MINUTES / 2
  const ticks: Tick[] = []
  // Offsets of zones are whole quarters of an hour from the day's begin, and each of the steps below one divides it.
  const stride = Math.min(step, 15) * MINUTE
  for (let at = day.begin + Math.ceil((from - day.begin) / stride) * stride; at <= to; at += stride) {
    if (at === day.end) ticks.push({ at, text: '24:00' })
    else {
      const { time } = wallClock(at, zone)
      if (parseMinutes(time) % step === 0) ticks.push({ at, text: time.slice(0, MINUTE_CHARACTERS) })
    }
  }
  return ticks
}

/** More than any day has. */
const MOST_HOURS = 30

/** Every full hour of the clock on a day; lanes of the same day share theirs. */
export function createHours(zone: string): (day: Day) => readonly Tick[] {
  const known = new Map<number, readonly Tick[]>()
  return (day) => {
    const found = known.get(day.begin)
    if (found !== undefined) return found
    const made = rulerTicks(day, WHOLE_DAY, { zone, most: MOST_HOURS })
    known.set(day.begin, made)
    return made
  }
}

function parseMinutes(time: string): number {
  return Number(time.slice(0, 2)) * MINUTE + Number(time.slice(3, MINUTE_CHARACTERS))
}
