import { IDLE_OVERTIME_SECONDS, monitor, stat, type Call, type DataOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'
import type { MonitorWire } from '../model/monitor-query.ts'

/** Requested again by Inquire where nothing has changed in the form (MON-022). */
export const MONITOR_CALLS: readonly Call[] = [
  stat.time,
  monitor.track,
  monitor.alerts,
  monitor.alertRank,
  monitor.schedules,
  monitor.adherence,
  monitor.teamAdherence,
  monitor.deviations,
]

/** The page before stays until the next is there. */
const PAGED = { placeholderData: keepPreviousData }

export type TrackAnswer = DataOf<typeof monitor.track>
export type PersonTrack = TrackAnswer['userStatusTrackList'][number]

/** One page of people with their days, and the figures of all of them (MON-018, decision 53). */
export function useTrack(query: MonitorWire, page: number) {
  return useCallQuery(
    monitor.track,
    { query: { ...query, pageIndex: page, pageSize: monitor.MAX_PEOPLE } },
    PAGED,
  )
}

export type AlertsAnswer = DataOf<typeof monitor.alerts>
export type InactivityAlert = AlertsAnswer['userInactiveAlertList'][number]

/** Seats that were idle for too long, newest first (MON-019). */
export function useAlerts(query: MonitorWire) {
  return useCallQuery(monitor.alerts, { query })
}

/** People by their alerts, most first (MON-020). */
export function useAlertRank(query: MonitorWire) {
  return useCallQuery(monitor.alertRank, { query: { ...query, rankType: 'alertCnt' as const } })
}

/** Seconds of idleness after which an alert is raised; the documented ones where it cannot be read (MON-043, MON-Q22). */
export function useIdleOvertime(): number {
  const config = useCallQuery(monitor.config, { query: {} }, { staleTime: Infinity })
  return config.data?.idleOvertime ?? IDLE_OVERTIME_SECONDS
}

/** Shifts of one page of people; the filters are of all of them (PLAN-018, decision 53). */
export function useSchedules(query: MonitorWire & ScheduleFilters, page: number) {
  return useCallQuery(
    monitor.schedules,
    { query: { ...query, pageIndex: page, pageSize: monitor.MAX_PEOPLE } },
    PAGED,
  )
}

export type ScheduleFilters = { withShifts?: true; lateOrAbsent?: true }
export type PersonSchedule = DataOf<typeof monitor.schedules>['userScheduleList'][number]
export type Shift = PersonSchedule['detail'][number]

export type AdherenceFigures = Pick<
  DataOf<typeof monitor.teamAdherence>,
  | 'plannedDuration'
  | 'adherentDuration'
  | 'adherence'
  | 'plannedWorkDuration'
  | 'workedDuration'
  | 'conformance'
>

/** How well all people of the query followed their shifts. */
export function useTeamAdherence(query: MonitorWire) {
  return useCallQuery(monitor.teamAdherence, { query })
}

/** How well the people of a page did: those of `useSchedules`. */
export function useAdherence(query: MonitorWire & ScheduleFilters, page: number) {
  return useCallQuery(
    monitor.adherence,
    { query: { ...query, pageIndex: page, pageSize: monitor.MAX_PEOPLE } },
    PAGED,
  )
}
