import { MAX_PAGE_SIZE, projectStat, workspace } from '@console/contracts'
import { useCallQuery, useHost, useHttpClient } from '@console/sub-app'
import { useQuery } from '@tanstack/react-query'
import { toLiveWorker } from '../model/live-worker.ts'
import type { MonitorChoice } from '../model/monitor-choice.ts'

/** LIVE-008; 15 s is the wall's (LIVE-Q5). */
export const WORKERS_POLL_MS = 10_000
/** Hours since the work began grow slowly, and come from the rollup. */
const HOURS_POLL_MS = 5 * 60_000

/** Projects with the businesses that work for them (LIVE-002). */
export function useMonitorProjects() {
  return useCallQuery(projectStat.monitor, {}, { refetchOnMount: 'always' })
}

/** The workers of a business at this moment. It is not polled while nobody is there (LIVE-Q15). */
export function useLiveWorkers(bizTypeId: number) {
  const hasNobody = (data: { users: readonly unknown[] } | undefined) => data?.users.length === 0
  return useCallQuery(
    workspace.orgUsersByBusiness,
    { body: { bizTypeId } },
    {
      select: ({ users }) => users.map(toLiveWorker),
      staleTime: 0,
      gcTime: 0,
      retry: false,
      refetchOnMount: 'always',
      // A hidden page requests nothing, and refetches at once when it is visible again.
      refetchInterval: ({ state }) => (hasNobody(state.data) ? false : WORKERS_POLL_MS),
      refetchOnWindowFocus: ({ state }) => (hasNobody(state.data) ? false : 'always'),
    },
  )
}

/** Seconds online since the work for the project began, by worker; the list comes in pages. A failure is logged. */
export function useWorkerSeconds({ projectId, bizTypeId }: MonitorChoice): ReadonlyMap<number, number> {
  const client = useHttpClient()
  const { services } = useHost()
  const { data } = useQuery({
    queryKey: [projectStat.workers.id, 'seconds', projectId, bizTypeId],
    queryFn: async ({ signal }) => {
      try {
        const seconds = new Map<number, number>()
        for (let pageIndex = 1; ; pageIndex += 1) {
          const query = { projectId, bizTypeId, pageIndex, pageSize: MAX_PAGE_SIZE }
          const page = await client.send(projectStat.workers, { query, signal, isQuiet: true })
          for (const { userId, totalOnlineDuration } of page.records) seconds.set(userId, totalOnlineDuration)
          if (page.records.length < MAX_PAGE_SIZE) return seconds
        }
      } catch (error) {
        if (!signal.aborted) services.reportError(error, projectStat.workers.id)
        throw error
      }
    },
    retry: false,
    staleTime: HOURS_POLL_MS,
    refetchInterval: HOURS_POLL_MS,
    structuralSharing: false,
  })
  return data ?? NONE
}

const NONE: ReadonlyMap<number, number> = new Map()
