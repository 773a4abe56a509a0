import type { reportSchedule } from '@console/contracts'
import { nextDue } from './due-times.ts'
import { NO_FAILURES, type NextDue } from './report-schedule.store.ts'

/** Columns for the next due time of a schedule that begins now: earlier failures no longer count. */
export function buildNextDue(
  timing: reportSchedule.Timing,
  { after, timezone, lastDay = null }: { after: Date; timezone: string; lastDay?: string | null },
): NextDue {
  const { day, at } = nextDue(timing, { after, timezone, lastDay })
  return { timezone, nextDueDay: day, nextDueAt: at, ...NO_FAILURES }
}
