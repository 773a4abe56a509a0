import { addDays, type DayRange } from '@console/ui'

const DAYS_BEFORE_YESTERDAY = 7

/** From yesterday minus seven days up to yesterday (MON-006). */
export function dashboardRange(today: string): DayRange {
  const yesterday = addDays(today, -1)
  return [addDays(yesterday, -DAYS_BEFORE_YESTERDAY), yesterday]
}
