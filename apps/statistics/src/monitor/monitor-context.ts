import { createContext, use } from 'react'
import type { MonitorQuery, MonitorWire } from './monitor-search.ts'

/** The query as inquired, for every card of a page of monitoring. */
export type Monitor = {
  query: MonitorQuery
  wire: MonitorWire
  round: number
  /** Of people. */
  page: number
  setPage: (page: number) => void
}

export const MonitorContext = createContext<Monitor | null>(null)

export function useMonitor(): Monitor {
  const value = use(MonitorContext)
  if (value === null) throw new Error('useMonitor needs a MonitorFrame above it')
  return value
}
