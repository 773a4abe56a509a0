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

export function sumSeries(days: readonly PushDay[], series: PushSeries): number {
  return days.reduce((sum, day) => sum + day[series], 0)
}
