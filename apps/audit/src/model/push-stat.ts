import type { DataOf, message } from '@console/contracts'

export type PushDay = DataOf<typeof message.pushStat>['records'][number]

/** The counted events, in the order in which they happen to a message. */
export const PUSH_SERIES = ['touchedCnt', 'clickedCnt', 'viewedCnt'] as const
export type PushSeries = (typeof PUSH_SERIES)[number]

/** One entry for each requested day (`YYYYMMDD`), in order; a day without a record has zeros (MSG-Q4). */
export function fillDays(records: readonly PushDay[], days: readonly string[]): PushDay[] {
  const known = new Map(records.map((record) => [record.day, record]))
  return days.map((day) => known.get(day) ?? { day, touchedCnt: 0, clickedCnt: 0, viewedCnt: 0 })
}

export function totalOf(days: readonly PushDay[], series: PushSeries): number {
  return days.reduce((sum, day) => sum + day[series], 0)
}

/** Steps of an axis from 0 to at least `highest`, in whole round numbers: 1, 2 or 5 times a power of ten apart. */
export function axisSteps(highest: number, wantedSteps = 4): number[] {
  const rough = Math.max(1, highest / wantedSteps)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power
  const count = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
