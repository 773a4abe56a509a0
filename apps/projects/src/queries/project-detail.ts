import { project, projectLog, projectStat } from '@console/contracts'
import { callQuery, useHost, useHttpClient } from '@console/sub-app'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'

/** Calls that answer something else once a project, an application or what it was given is another. */
export const PROJECT_CHANGES = [
  project.detail,
  project.list,
  project.overview,
  project.stat,
  projectLog.log,
  projectStat.onlineDurations,
] as const

/** Asks all of them again. */
export function useProjectChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(PROJECT_CHANGES.map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] })))
  }
}

/** A project with its contractors, whose names are in the person's language. Null asks nothing. */
export function useProjectDetail(id: number | null) {
  const { client, language } = useHost()
  const options = callQuery(client, project.detail, { query: { id: id ?? 0 } })
  return useQuery({ ...options, queryKey: [...options.queryKey, language], enabled: id !== null })
}

/** Seconds online for a project since its work began, of all these businesses in one call (PROJ-024). */
export function useOnlineDurations(projectId: number, bizTypeIds: readonly number[]) {
  const asked = bizTypeIds.slice(0, projectStat.MAX_BUSINESSES)
  return useQuery({
    ...callQuery(useHttpClient(), projectStat.onlineDurations, { query: { projectId, bizTypeIds: asked } }),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
    select: (answer) =>
      new Map(answer.map(({ bizTypeId, totalOnlineDuration }) => [bizTypeId, totalOnlineDuration])),
  })
}

/** Days as they travel, both included. */
export type WireRange = { beginDay: string; endDay: string }

/** Null asks nothing: the days are none that can be asked for. */
export function useProjectSummary(projectId: number, range: WireRange | null) {
  return useQuery({
    ...callQuery(useHttpClient(), projectStat.projectSummary, {
      query: { projectId, ...(range ?? { beginDay: '', endDay: '' }) },
    }),
    enabled: range !== null,
  })
}

/** One page of what happened; the page before stays until the next is there. */
export function useProjectLog(projectId: number, { page, pageSize }: { page: number; pageSize: number }) {
  const { client, language } = useHost()
  const options = callQuery(client, projectLog.log, { query: { projectId, pageIndex: page, pageSize } })
  return useQuery({
    ...options,
    queryKey: [...options.queryKey, language],
    placeholderData: keepPreviousData,
  })
}

/** What the fields of entries are called, which changes with the language alone. */
export function useLogDictionary() {
  const { client, language } = useHost()
  const options = callQuery(client, projectLog.logDictionary)
  return useQuery({ ...options, queryKey: [...options.queryKey, language], staleTime: Infinity })
}
