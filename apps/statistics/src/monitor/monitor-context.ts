import { createContext, use } from 'react'
import type { MonitorQuery, MonitorWire } from '../model/monitor-query.ts'
import type { PeopleFilters } from './monitor-search.ts'

/** The query as inquired, for every card of a page of monitoring. */
export type Monitor = {
  query: MonitorQuery
  wire: MonitorWire
  round: number
  /** Shows another query without remembering it. */
  show: (next: MonitorQuery) => void
  /** Content of the form at this moment, inquired or not. */
  draft: MonitorQuery
  /** Why the days of the form cannot be requested; null where they can. */
  rangeProblem: string | null
  filters: PeopleFilters
  setFilters: (changes: Partial<PeopleFilters>) => void
  /** Page of people. */
  page: number
  setPage: (page: number) => void
}

export const MonitorContext = createContext<Monitor | null>(null)

export function useMonitor(): Monitor {
  const value = use(MonitorContext)
  if (value === null) throw new Error('useMonitor needs a MonitorFrame above it')
  return value
}
