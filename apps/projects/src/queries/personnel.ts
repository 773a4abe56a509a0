import { projectPersonnel, type DataOf, type QueryOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { APPLICATION_CHANGES } from './provider-projects.ts'

/** The provider's seats, those placed for the project first. The page before stays until the next is there. */
export function usePersonnel(wanted: QueryOf<typeof projectPersonnel.personnel>) {
  return useQuery({
    ...callQuery(useHttpClient(), projectPersonnel.personnel, { query: wanted }),
    placeholderData: keepPreviousData,
  })
}

type Placing = { projectId: number; placed: number[]; withdrawn: number[] }

/** Places seats in the business that works for the project, and withdraws others. */
export function usePlacePersonnel(onPlaced: (answer: DataOf<typeof projectPersonnel.place>) => void) {
  const client = useHttpClient()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: Placing) => client.send(projectPersonnel.place, { body, isQuiet: true }),
    onSuccess: onPlaced,
    onSettled: async () => {
      const calls = [projectPersonnel.personnel, ...APPLICATION_CHANGES]
      await Promise.all(calls.map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] })))
    },
  })
}
