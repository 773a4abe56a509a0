/** What a page of statistics requests (STAT-007). Null is all: every business, everything that the person may see. */
export type StatQuery = {
  business: number | null
  organisation: number | null
  /** First and last day, both included, as `YYYY-MM-DD` of the company's zone. */
  range: readonly [from: string, to: string]
}

/** The days and ids as every call of statistics takes them (STAT-016). */
export type WireQuery = { beginDay: string; endDay: string; bizTypeId?: number; orgId?: number }

/** Ids that exist for the person; null where the list could not be loaded, so that nothing can be said of an id. */
export type KnownIds = ReadonlySet<number> | null

/** One day is drawn by quarters of an hour, several are drawn by days (STAT-031, STAT-032). */
export function isSingleDay({ range: [from, to] }: StatQuery): boolean {
  return from === to
}
