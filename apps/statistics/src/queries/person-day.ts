import { monitor, session, type Call } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'

/** A correction needs this code (PLAN-001). */
const ADD_SCHEDULE = '9532001'

/** What a correction changes, besides its day's events. */
export const CORRECTED_CALLS: readonly Call[] = [
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

export function useDeviations(query: PersonQuery) {
  return useCallQuery(monitor.deviations, { query })
}

/** Corrections of this person that were made on these days, `YYYY-MM-DD`. */
export function usePersonEdits(accountId: number, [beginDay, endDay]: readonly [string, string]) {
  return useCallQuery(monitor.editHistory, { query: { accountId, beginDay, endDay, pageSize: 100 } })
}

/** The team on one day, `YYYYMMDD`; null requests nothing. */
export function useTeamDay(query: { day: string; bizTypeId?: number; orgId?: number } | null) {
  return useCallQuery(monitor.teamDay, query && { query })
}

/** Whether the person may correct statuses; false until it is known. */
export function useCanCorrect(): boolean {
  const rights = useCallQuery(session.authz)
  return rights.data?.permissions.includes(ADD_SCHEDULE) ?? false
}
