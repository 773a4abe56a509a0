import type { DataOf, stat } from '@console/contracts'

/** Since a day, `YYYYMMDD`, the figures of a module are counted by a source. */
export type SourceChange = NonNullable<DataOf<typeof stat.config>['changes']>[number]

type Days = { beginDay: string; endDay: string }

/** Changes on days of a range after its first: its days are not all counted alike. */
export function changesWithin(changes: readonly SourceChange[], { beginDay, endDay }: Days): SourceChange[] {
  return changes.filter(({ since }) => since > beginDay && since <= endDay)
}

/** Since when a module counts by its present source; undefined where it always did. */
export function findLastChange(changes: readonly SourceChange[], module: string): SourceChange | undefined {
  return changes.findLast(({ id }) => id === module)
}

/** A day as a date at midnight UTC, to be formatted in UTC. */
export function toUtcDate(day: string): Date {
  return new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T00:00:00Z`)
}
