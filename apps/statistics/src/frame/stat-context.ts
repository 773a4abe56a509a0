import { createContext, use } from 'react'
import { isSingleDay, type StatQuery, type WireQuery } from '../model/stat-query.ts'
import type { StatModules } from '../model/stat-modules.ts'
import { toWire } from './query-range.ts'

/** What every part of a page of statistics draws: the query as inquired, and which figures there are. */
export type Stat = {
  query: StatQuery
  wire: WireQuery
  isSingleDay: boolean
  round: number
  modules: StatModules
}

export const StatContext = createContext<Stat | null>(null)

export function useStat(): Stat {
  const value = use(StatContext)
  if (value === null) throw new Error('useStat needs a StatPage above it')
  return value
}

export function statOf({ query, round, modules }: Pick<Stat, 'query' | 'round' | 'modules'>): Stat {
  return { query, wire: toWire(query), isSingleDay: isSingleDay(query), round, modules }
}
