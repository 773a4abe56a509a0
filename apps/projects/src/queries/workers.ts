import { projectStat } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

type WorkersQuery = {
  bizTypeId: number
  projectId: number
  pageIndex: number
  pageSize: number
  /** `YYYYMMDD`, both or none; without them since the work began. */
  beginDay?: string
  endDay?: string
}

/** One page of the people who work for a project in a business, the longest online first (PROJ-Q11). */
export function useWorkers(query: WorkersQuery) {
  return useCallQuery(projectStat.workers, { query }, { placeholderData: keepPreviousData })
}
