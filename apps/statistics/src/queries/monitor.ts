import { IDLE_OVERTIME_SECONDS, monitor, stat, type Call, type DataOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'
import type { MonitorWire } from '../monitor/monitor-search.ts'

/** Requested again by Inquire where nothing has changed in the form (MON-022). */
export const MONITOR_CALLS: readonly Call[] = [
  stat.time,
  monitor.track,
  monitor.alerts,
  monitor.alertRank,
  monitor.schedules,
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
