import { formatDay } from '@console/ui'
import type { Shift } from '../../queries/monitor.ts'

/** Row n has the n-th shift of each day; a shift over midnight is in the day on which it begins (PLAN-Q11). */
export function shiftRows(
  shifts: readonly Shift[],
  { days, zone }: { days: readonly string[]; zone: string },
): (Shift | null)[][] {
  const ofDays = days.map((day) =>
    shifts
      .filter(({ schedulesStart }) => formatDay(schedulesStart, zone) === day)
      .toSorted((a, b) => a.schedulesStart - b.schedulesStart),
  )
  const count = Math.max(0, ...ofDays.map(({ length }) => length))
  return Array.from({ length: count }, (_, index) => ofDays.map((ofDay) => ofDay[index] ?? null))
}
