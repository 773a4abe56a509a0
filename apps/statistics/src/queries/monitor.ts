import { ATTENDANCE, IDLE_OVERTIME_SECONDS, monitor, stat, type Call, type DataOf } from '@console/contracts'
import { useCallQuery, useHttpClient } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'
import type { MonitorWire } from '../model/monitor-query.ts'
import { pageOfList } from '../model/page-of-list.ts'

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

/** The previous page stays until the next has loaded. */
const PAGED = { placeholderData: keepPreviousData }

export type PersonTrack = DataOf<typeof monitor.track>['userStatusTrackList'][number]

/** One page of people with their days, and the figures of all of them (MON-018, R53). */
export function useTrack(query: MonitorWire, page: number) {
  return useCallQuery(
    monitor.track,
    { query: { ...query, pageIndex: page, pageSize: monitor.MAX_PEOPLE } },
    {
      ...PAGED,
      select: ({ userStatusTrackList, total, ...figures }) => ({
        ...figures,
        ...pageOfList(userStatusTrackList, { page, pageSize: monitor.MAX_PEOPLE, total }),
      }),
    },
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

/** Shifts of one page of people; the filters apply to all people (PLAN-018, R53). */
export function useSchedules(query: MonitorWire & ScheduleFilters, page: number) {
  return useCallQuery(
    monitor.schedules,
    { query: { ...query, pageIndex: page, pageSize: monitor.MAX_PEOPLE } },
    {
      ...PAGED,
      select: ({ userScheduleList, total }) =>
        pageOfList(userScheduleList, {
          page,
          pageSize: monitor.MAX_PEOPLE,
          total,
          isShown: (person) => passesFilters(person, query),
        }),
    },
  )
}

export type ScheduleFilters = { withShifts?: true; lateOrAbsent?: true }

/**
 * True for a person who passes the filters; a server that knows the filters has already applied them (PLAN-028 to PLAN-030).
 */
function passesFilters({ detail }: PersonSchedule, { withShifts, lateOrAbsent }: ScheduleFilters) {
  const { late, absent } = ATTENDANCE
  return (
    (withShifts === undefined || detail.length > 0) &&
    (lateOrAbsent === undefined || detail.some(({ status }) => status === late || status === absent))
  )
}

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

/** Adherence of all people of the query to their shifts; nothing is sent to a platform without this call. */
export function useTeamAdherence(query: MonitorWire) {
  const isThere = useHttpClient().has(monitor.teamAdherence)
  return useCallQuery(monitor.teamAdherence, isThere ? { query } : null)
}

/** Adherence of the people of a page: those of `useSchedules`. */
export function useAdherence(query: MonitorWire & ScheduleFilters, page: number) {
  const isThere = useHttpClient().has(monitor.adherence)
  return useCallQuery(
    monitor.adherence,
    isThere ? { query: { ...query, pageIndex: page, pageSize: monitor.MAX_PEOPLE } } : null,
    PAGED,
  )
}
