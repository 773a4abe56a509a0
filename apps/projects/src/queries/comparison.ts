import { projectStat } from '@console/contracts'
import { callQuery, useHost } from '@console/sub-app'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

/** Days as `YYYYMMDD`, both included. */
export type WireDays = { beginDay: string; endDay: string }

/** What each contractor of a project did in these days; companies are named in the person's language. */
export function useComparison(projectId: number, range: WireDays) {
  const { client, language } = useHost()
  const options = callQuery(client, projectStat.comparison, { query: { projectId, ...range } })
  return useQuery({
    ...options,
    queryKey: [...options.queryKey, language],
    placeholderData: keepPreviousData,
  })
}
