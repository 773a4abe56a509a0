import { projectLog, projectStat } from '@console/contracts'
import { useCallCache, useCallQuery, useHttpClient } from '@console/sub-app'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PROJECT_CHANGES } from './projects.ts'

/** Refetches all calls that a change of a project affects. */
export function useProjectChanged(): () => Promise<void> {
  const cache = useCallCache()
  return async () => cache.invalidate(PROJECT_CHANGES)
}

/**
 * Seconds online for a project since its work began, for these businesses in one call (PROJ-024), or in as many as
 * the call's limit requires.
 */
export function useOnlineDurations(projectId: number, bizTypeIds: readonly number[]) {
  const client = useHttpClient()
  return useQuery({
    queryKey: [projectStat.onlineDurations.id, { projectId, bizTypeIds }],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        toBatches(bizTypeIds, projectStat.MAX_BUSINESSES).map((batch) =>
          client.send(projectStat.onlineDurations, {
            query: { projectId, bizTypeIds: batch },
            signal,
            isQuiet: true,
          }),
        ),
      )
      return answers.flat()
    },
    enabled: bizTypeIds.length > 0,
    placeholderData: keepPreviousData,
    select: (answer) =>
      new Map(answer.map(({ bizTypeId, totalOnlineDuration }) => [bizTypeId, totalOnlineDuration])),
  })
}

function toBatches(ids: readonly number[], size: number): number[][] {
  const count = Math.ceil(ids.length / size)
  return Array.from({ length: count }, (_, index) => ids.slice(index * size, (index + 1) * size))
}

/** Days in wire format, both included. */
export type WireRange = { beginDay: string; endDay: string }

/** Null sends no request: the range is invalid. */
export function useProjectSummary(projectId: number, range: WireRange | null) {
  return useCallQuery(projectStat.bizSummary, range && { query: { projectId, ...range } })
}

/** One page of the log; the previous page stays until the next has loaded. */
export function useProjectLog(projectId: number, { page, pageSize }: { page: number; pageSize: number }) {
  const query = { projectId, pageIndex: page, pageSize }
  return useCallQuery(projectLog.log, { query }, { placeholderData: keepPreviousData })
}

/** The field names of log entries, which depend on the language only. */
export function useLogDictionary() {
  return useCallQuery(projectLog.logDictionary, {}, { staleTime: Infinity })
}
