import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sessionRecord, type BodyOf, type QueryOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'

export function useCases(query: QueryOf<typeof sessionRecord.cases>) {
  return useQuery({
    ...callQuery(useHttpClient(), sessionRecord.cases, { query }),
    placeholderData: keepPreviousData,
  })
}

/** Refetches all queries that show examples or mark sessions as examples. */
function useAfterChange() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [sessionRecord.cases.id, sessionRecord.detail.id].map((id) =>
        queries.invalidateQueries({ queryKey: [id] }),
      ),
    )
}

export function useAddCase() {
  const client = useHttpClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof sessionRecord.addCase>) =>
      client.send(sessionRecord.addCase, { body, isQuiet: true }),
    onSuccess: useAfterChange(),
  })
}

export function useEditCase() {
  const client = useHttpClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof sessionRecord.editCase>) =>
      client.send(sessionRecord.editCase, { body, isQuiet: true }),
    // Also after a refusal, which may mean that the example is stale.
    onSettled: useAfterChange(),
  })
}

export function useRemoveCase() {
  const client = useHttpClient()
  const afterChange = useAfterChange()
  return async (query: QueryOf<typeof sessionRecord.removeCase>) => {
    await client.send(sessionRecord.removeCase, { query, isQuiet: true })
    await afterChange()
  }
}
