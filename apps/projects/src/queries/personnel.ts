import { projectPersonnel, projectStat, type QueryOf } from '@console/contracts'
import { useCallMutation, useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'
import { APPLICATION_CHANGES } from './provider-projects.ts'

/** The provider's seats, those placed for the project first. The previous page stays until the next has loaded. */
export function usePersonnel(query: QueryOf<typeof projectPersonnel.personnel>) {
  return useCallQuery(projectPersonnel.personnel, { query }, { placeholderData: keepPreviousData })
}

type Placing = { projectId: number; placed: number[]; withdrawn: number[] }

/** Assigns seats to the business that works for the project, and withdraws others; rejects with the server's refusal. */
export function useAssignPersonnel() {
  const placing = useCallMutation(projectPersonnel.place, {
    toInput: (body: Placing) => ({ body }),
    changes: [projectPersonnel.personnel, ...APPLICATION_CHANGES],
  })
  return placing.mutateAsync
}

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
