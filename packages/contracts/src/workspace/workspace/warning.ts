import type { WarnSettings } from '../../statistics/statistics/settings.ts'
import type { SeatFigure } from './figures.ts'
import { isActive, type SeatStatus } from './seats.ts'

type Figure = { key: SeatFigure; value: number; warnIndicators: number | null }

type Warning = {
  figures: readonly Figure[]
  status: SeatStatus
  /** Times of the day in which seats are warned, in the company's zone (WORK-Q14). */
  workTimes: WarnSettings['workTimes']
  now: Date
  timezone: string
}

/** The figures of a seat that are beyond their thresholds (WORK-037, WORK-038, WORK-Q13). */
export function warnedFigures({ figures, status, workTimes, now, timezone }: Warning): SeatFigure[] {
  if (!isActive(status) || !isWorkTime(workTimes, clockTimeOf(now, timezone))) return []
  return figures.filter(isBeyond).map(({ key }) => key)
}

function isBeyond({ key, value, warnIndicators: threshold }: Figure): boolean {
  if (threshold === null) return false
  // No value is below 0.
  return key === 'foulCnt' ? value > threshold : value < threshold
}

/** From the start of a span up to its end, which is no part of it. */
function isWorkTime(workTimes: Warning['workTimes'], time: string): boolean {
  return workTimes.some(({ start, end }) => start <= time && time < end)
}

function clockTimeOf(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now)
}
