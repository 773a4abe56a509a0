import { isActive, type SeatStatus } from './seat-status.ts'

/** Figures of a seat's day in the order of its card; their thresholds have the same names (WORK-037, WORK-038). */
export const SEAT_FIGURES = ['callCnt', 'talkCnt', 'talkRate', 'talkTime', 'avgTalkTime', 'foulCnt'] as const
export type SeatFigure = (typeof SEAT_FIGURES)[number]

/** A figure of a seat and its threshold in the same unit; null: none is set. */
type Figure = { key: SeatFigure; value: number; warnIndicators: number | null }

type SeatAtMoment = {
  figures: readonly Figure[]
  status: SeatStatus
  /** Seats are warned only within these times of the day (WORK-Q14). */
  workTimes: readonly { start: string; end: string }[]
  now: Date
  /** IANA name of the zone of the work times. */
  timezone: string
}

/** The figures of a seat that are beyond their thresholds; empty when it is not warned (WORK-037, WORK-038, WORK-Q13). */
export function warnedFigures({ figures, status, workTimes, now, timezone }: SeatAtMoment): SeatFigure[] {
  if (!isActive(status) || !isWorkTime(workTimes, clockTime(now, timezone))) return []
  return figures.filter(isBeyond).map(({ key }) => key)
}

/** A threshold of 0 never warns where a figure warns below it, as no figure is negative. */
function isBeyond({ key, value, warnIndicators: threshold }: Figure): boolean {
  if (threshold === null) return false
  return key === 'foulCnt' ? value > threshold : value < threshold
}

/** The end of a range is not part of it: the next may start there. */
function isWorkTime(workTimes: SeatAtMoment['workTimes'], time: string): boolean {
  return workTimes.some(({ start, end }) => start <= time && time < end)
}

/** The latest reading: reading the clock of a zone is slow, and a wall checks every seat at one moment. */
let read = { minute: Number.NaN, timeZone: '', text: '' }

function clockTime(at: Date, timeZone: string): string {
  const minute = Math.floor(at.getTime() / 60_000)
  if (read.minute !== minute || read.timeZone !== timeZone) {
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    read = { minute, timeZone, text: clock.format(at) }
  }
  return read.text
}
