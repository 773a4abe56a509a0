import { monitor, type Call } from '@console/contracts'
import { useCallCache, useCallQuery, useHttpClient } from '@console/sub-app'
import { useMemo } from 'react'

/** Calls that a correction changes, besides its day's events. */
const CORRECTED_CALLS: readonly Call[] = [
  monitor.events,
  monitor.detail,
  monitor.track,
  monitor.alerts,
  monitor.alertRank,
  monitor.schedules,
  monitor.adherence,
  monitor.teamAdherence,
  monitor.deviations,
  monitor.teamDay,
  monitor.editHistory,
]

/** One person and days as the calls take them (MON-061). */
export type PersonQuery = {
  userId: number
  beginAt: string
  endAt: string
  bizTypeId?: number
  orgId?: number
}

export function usePersonEvents(query: PersonQuery | null) {
  return useCallQuery(monitor.events, query && { query })
}

export function usePersonDetail(query: PersonQuery) {
  return useCallQuery(monitor.detail, { query })
}

export function usePersonAlerts(query: PersonQuery) {
  return useCallQuery(monitor.alerts, { query })
}

export function usePersonShifts(query: PersonQuery) {
  return useCallQuery(monitor.schedules, { query })
}

/** Nothing is sent to a platform without this call. */
export function useDeviations(query: PersonQuery) {
  const isThere = useHttpClient().has(monitor.deviations)
  return useCallQuery(monitor.deviations, isThere ? { query } : null)
}

/** Corrections of this person that were made on these days, `YYYY-MM-DD`. */
export function usePersonEdits(accountId: number, [beginDay, endDay]: readonly [string, string]) {
  return useCallQuery(monitor.editHistory, { query: { accountId, beginDay, endDay, pageSize: 100 } })
}

/** The usual figures of the team on one day, `YYYYMMDD`; null requests nothing, and so does a platform without this call. */
export function useTeamDay(query: { day: string; bizTypeId?: number; orgId?: number } | null) {
  const isThere = useHttpClient().has(monitor.teamDay)
  return useCallQuery(
    monitor.teamDay,
    isThere && query !== null ? { query: { ...query, isMedianAlone: true } } : null,
  )
}

/** Loads again what a correction changes; `events` alone after a refusal, which an outdated track may have caused. */
export function useCorrectionReload() {
  const cache = useCallCache()
  return useMemo(
    () => ({
      all: () => void cache.invalidate(CORRECTED_CALLS),
      events: () => void cache.invalidate([monitor.events]),
    }),
    [cache],
  )
}
