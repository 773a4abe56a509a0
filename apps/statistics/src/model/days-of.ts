import { addDays, type DayRange } from '@console/ui'

/** The days of a range, first to last. */
export function daysOf([from, to]: DayRange): string[] {
  const days = [from]
  for (let day = from; day < to;) {
    day = addDays(day, 1)
    days.push(day)
  }
  return days
}
