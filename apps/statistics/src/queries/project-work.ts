import { projectStat, type DataOf } from '@console/contracts'
import { useCallQuery, useHttpClient } from '@console/sub-app'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { WorkQuery } from '../model/project-query.ts'

export type ProjectRow = DataOf<typeof projectStat.monitor>['records'][number]

/** Projects with the contractors that the person may read figures of (RPT-016). */
export function useProjects() {
  return useCallQuery(projectStat.monitor)
}

/** Summary of a contractor's work for a project (RPT-020). */
export function useWorkSummary(query: WorkQuery) {
  return useCallQuery(projectStat.bizSummary, { query })
}

/** One metric of a contractor's work (RPT-019). */
export function useWorkMetric(metric: number, query: WorkQuery) {
  return useCallQuery(projectStat.detail, { query: { ...query, metric } })
}

/** One page of the people who work or worked for a project, the longest online first (RPT-022). */
export function useWorkers(query: WorkQuery & { pageIndex: number; pageSize: number }) {
  return useCallQuery(projectStat.workers, { query }, { placeholderData: keepPreviousData })
}

/** Seconds online of all contractors of a project, in one call or in as many as its limit requires (RPT-023, RPT-Q17). */
export function useContractorSeconds(query: Omit<WorkQuery, 'bizTypeId'>, bizTypeIds: readonly number[]) {
  const client = useHttpClient()
  return useQuery({
    queryKey: [projectStat.onlineDurations.id, { ...query, bizTypeIds }],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        toBatches(bizTypeIds, projectStat.MAX_BUSINESSES).map((batch) =>
          client.send(projectStat.onlineDurations, {
            query: { ...query, bizTypeIds: batch },
            signal,
            isQuiet: true,
          }),
        ),
      )
      return answers.flat()
    },
  })
}

function toBatches(ids: readonly number[], size: number): number[][] {
  const count = Math.ceil(ids.length / size)
  return Array.from({ length: count }, (_, index) => ids.slice(index * size, (index + 1) * size))
}
