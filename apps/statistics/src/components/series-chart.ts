import { SLOT_SECONDS, type stat } from '@console/contracts'
import { addDays, dayRangeToUnix, formatDay, formatTime, today, type DayRange } from '@console/ui'
import type { ChartData } from '@console/ui/charts'

export type Series = Readonly<Record<'current' | 'yesterday' | 'dayOfLastWeek', readonly stat.SeriesPoint[]>>

export type SeriesNames = Readonly<Record<keyof Series, string>>

type Drawn = {
  range: DayRange
  zone: string
  categoryName: string
  names: SeriesNames
  toValue?: (value: number) => number
}

/** Positions in a formatted time. */
const CLOCK = [11, 16] as const
const MONTH_AND_DAY = [5, 10] as const

/**
 * A single day by quarters of an hour, beside the same time of the clock on the day before and on that of last week
 * (STAT-031, STAT-033). A day of 23 or 25 hours has the quarters of its own length; if the other day has an hour twice, the
 * first counts.
 */
export function dayChart(
  series: Series,
  { range: [day], zone, categoryName, names, toValue = same }: Drawn,
): ChartData {
  const { begin, end } = dayRangeToUnix([day, day], zone)
  const slots = Array.from(
    { length: Math.ceil((end + 1 - begin) / SLOT_SECONDS) },
    (_, index) => begin + index * SLOT_SECONDS,
  )
  const clock = (time: number) => formatTime(time, zone).slice(...CLOCK)
  const points = (name: keyof Series): (number | null)[] => {
    const key = name === 'current' ? same : clock
    const values = new Map(
      series[name].toReversed().map(({ time, value }) => [key(time), toValue(value)] as const),
    )
    return slots.map((time) => values.get(key(time)) ?? null)
  }
  const shown = (['current', 'yesterday', 'dayOfLastWeek'] as const).filter((name) => series[name].length > 0)
  return {
    categoryName,
    categories: slots.map(clock),
    series: shown.map((name) => ({
      name: names[name],
      values: points(name),
      ...(name === 'dayOfLastWeek' ? { isDashed: true } : {}),
    })),
  }
}

/** Several days, a point each (STAT-032). */
export function daysChart(
  points: readonly stat.SeriesPoint[],
  { range, zone, categoryName, names, toValue = same }: Drawn,
): ChartData {
  const values = new Map(points.map(({ time, value }) => [formatDay(time, zone), toValue(value)]))
  const days = listDays(range)
  return {
    categoryName,
    categories: days.map((day) => day.slice(...MONTH_AND_DAY)),
    series: [{ name: names.current, values: days.map((day) => values.get(day) ?? null) }],
    goesOn: range[1] === today(zone),
  }
}

const same = (value: number): number => value

function listDays([from, to]: DayRange): string[] {
  const days = [from]
  for (let day = from; day < to;) {
    day = addDays(day, 1)
    days.push(day)
  }
  return days
}
