import { sessionRecord, type BodyOf, type QueryOf } from '@console/contracts'
import { useCallMutation, useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

export function useJudgements(query: QueryOf<typeof sessionRecord.judgements>) {
  return useCallQuery(sessionRecord.judgements, { query }, { placeholderData: keepPreviousData })
}

/** A conflict refetches too: what somebody else judged is to be seen. */
export function useJudge() {
  return useCallMutation(sessionRecord.judge, {
    changes: [sessionRecord.judgements],
    toInput: (body: BodyOf<typeof sessionRecord.judge>) => ({ body }),
  })
}
