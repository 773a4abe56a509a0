import { createContext, use } from 'react'
import type { StatModules } from '../model/stat-modules.ts'
import { isSingleDay, type StatQuery, type WireQuery } from '../model/stat-query.ts'
import { toWire } from './query-range.ts'
import type { StatQueryState } from './use-stat-query.ts'

/** The inquired query, and the figures that are available for it. */
export type Inquired = {
  query: StatQuery
  wire: WireQuery
  isSingleDay: boolean
  round: number
  modules: StatModules
  /** The figures are of days and quarters of an hour in this zone (R65). */
  zone: string
}

/** The data that the parts of a page of statistics draw, and the functions that open another query or the details. */
export type Stat = Inquired &
  Pick<StatQueryState, 'show' | 'detail' | 'setDetail'> & {
    /** Address of the sessions of a contractor's work, null where the person may not open them; absent on other pages. */
    workSessions?: (part: SessionsPart) => string | null
  }

/** Sessions of one person, or of a part of the range, in unix seconds, both included. */
export type SessionsPart = { user?: number; moment?: { begin: number; end: number } }

export const StatContext = createContext<Stat | null>(null)

export function useStat(): Stat {
  const value = use(StatContext)
  if (value === null) throw new Error('useStat needs a StatPage above it')
  return value
}

export function toInquired(inquired: Omit<Inquired, 'wire' | 'isSingleDay'>): Inquired {
  const { query } = inquired
  return { ...inquired, wire: toWire(query), isSingleDay: isSingleDay(query) }
}
