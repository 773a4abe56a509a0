import { stat } from '@console/contracts'

/** Query of a page of statistics (STAT-007). Null is all: every business, everything that the person may see. */
export type StatQuery = {
  business: number | null
  organisation: number | null
  /** First and last day, both included, as `YYYY-MM-DD` of the company's zone. */
  range: readonly [from: string, to: string]
}

/** The days and ids as every call of statistics takes them (STAT-016). */
export type WireQuery = { beginDay: string; endDay: string; bizTypeId?: number; orgId?: number }

/** Content of a page's detail panel: nothing while it is collapsed, all its rows, or calls that reached a stage. */
export type Detail = 'none' | 'all' | stat.CallStage
export const DETAILS: readonly Detail[] = ['none', 'all', ...stat.CALL_STAGES]

/** The detail panel of a page; of one person's calls where one is named. */
export type ShownDetail = { shows: Detail; person: number | null }

/** The stage that the calls reached, and their person; without both, all calls of everybody. */
export type NarrowedCalls = { stage?: stat.CallStage; userId?: number }

/** The calls of a detail, as the calls of their list take them. */
export function toNarrowed({ shows, person }: ShownDetail): NarrowedCalls {
  return {
    ...(shows === 'none' || shows === 'all' ? {} : { stage: shows }),
    ...(person === null ? {} : { userId: person }),
  }
}

/** Ids that exist for the person; null where the list could not be loaded, so that nothing can be said of an id. */
export type KnownIds = ReadonlySet<number> | null

/** One day is drawn by quarters of an hour, several are drawn by days (STAT-031, STAT-032). */
export function isSingleDay({ range: [from, to] }: StatQuery): boolean {
  return from === to
}
