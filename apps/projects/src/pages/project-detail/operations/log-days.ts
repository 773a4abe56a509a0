import type { projectLog } from '@console/contracts'
import { formatDay } from '@console/ui'

export type LogDay = { day: string; entries: readonly projectLog.ProjectLogEntry[] }

/** Entries by the day of the company's zone, in the order they are in. */
export function logDays(entries: readonly projectLog.ProjectLogEntry[], zone: string): LogDay[] {
  const days = Map.groupBy(entries, ({ createTime }) => formatDay(createTime, zone))
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }))
}
