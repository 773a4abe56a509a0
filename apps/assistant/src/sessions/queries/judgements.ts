import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sessionRecord, type BodyOf, type QueryOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'

export function useJudgements(query: QueryOf<typeof sessionRecord.judgements> | null) {
  const options = callQuery(useHttpClient(), sessionRecord.judgements, query === null ? {} : { query })
  return useQuery({ ...options, placeholderData: keepPreviousData, enabled: query !== null })
}

export function useJudge() {
  const client = useHttpClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof sessionRecord.judge>) =>
      client.send(sessionRecord.judge, { body, isQuiet: true }),
    // After a conflict too: the other verdict must be shown.
    onSettled: () => queries.invalidateQueries({ queryKey: [sessionRecord.judgements.id] }),
  })
}
