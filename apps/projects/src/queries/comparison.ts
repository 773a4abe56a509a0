import { projectStat } from '@console/contracts'
import { useCallQuery, useHttpClient } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

/** Days as `YYYYMMDD`, both included. */
export type WireDays = { beginDay: string; endDay: string }

/** True where the platform compares contractors. */
export function useHasComparison(): boolean {
  return useHttpClient().has(projectStat.comparison)
}

/** The figures of each contractor of a project in these days. */
export function useComparison(projectId: number, range: WireDays) {
  const query = { projectId, ...range }
  return useCallQuery(projectStat.comparison, { query }, { placeholderData: keepPreviousData })
}
