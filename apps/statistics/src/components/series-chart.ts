import type { ChartData } from '@console/ui/charts'
import { SLOT_SECONDS, type stat } from '@console/contracts'
import { addDays, dayRangeToUnix, formatDay, formatTime, type DayRange } from '@console/ui'

export type Series = Readonly<Record<'current' | 'yesterday' | 'dayOfLastWeek', readonly stat.SeriesPoint[]>>

export type SeriesNames = Readonly<Record<keyof Series, string>>

type Drawn = {
  range: DayRange
  zone: string
  categoryName: string
  names: SeriesNames
  toValue?: (value: number) => number
}

const DAY_OF_SERIES = { current: 0, yesterday: -1, dayOfLastWeek: -7 } as const
/** Of a formatted time. */
const CLOCK = [11, 16] as const
const MONTH_AND_DAY = [5, 10] as const

/** A single day by quarters of an hour, beside the day before and that of last week (STAT-031, STAT-033). */
export function dayChart(
  series: Series,
  { range: [day], zone, categoryName, names, toValue = same }: Drawn,
): ChartData {
  const slots = slotsOf(day, zone)
  const points = (name: keyof Series): (number | null)[] => {
    const { begin } = dayRangeToUnix(
      [addDays(day, DAY_OF_SERIES[name]), addDays(day, DAY_OF_SERIES[name])],
      zone,
    )
    const values = new Map(series[name].map(({ time, value }) => [time - begin, toValue(value)]))
    return slots.map((_text, index) => values.get(index * SLOT_SECONDS) ?? null)
  }
  const shown = (['current', 'yesterday', 'dayOfLastWeek'] as const).filter((name) => series[name].length > 0)
  return {
    categoryName,
    categories: slots,
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
  const days = daysOf(range)
  return {
    categoryName,
    categories: days.map((day) => day.slice(...MONTH_AND_DAY)),
    series: [{ name: names.current, values: days.map((day) => values.get(day) ?? null) }],
  }
}

const same = (value: number): number => value

/** When each quarter of an hour of a day begins, as `HH:mm`; a day of 23 or 25 hours has as many as it has. */
function slotsOf(day: string, zone: string): string[] {
  const { begin, end } = dayRangeToUnix([day, day], zone)
  const count = Math.ceil((end + 1 - begin) / SLOT_SECONDS)
  return Array.from({ length: count }, (_, index) =>
    formatTime(begin + index * SLOT_SECONDS, zone).slice(...CLOCK),
  )
}

function daysOf([from, to]: DayRange): string[] {
  const days = [from]
  for (let day = from; day < to;) {
    day = addDays(day, 1)
    days.push(day)
  }
  return days
}
