import { sessionRecord, type BodyOf, type QueryOf } from '@console/contracts'
import { useCallMutation, useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

export function useJudgements(query: QueryOf<typeof sessionRecord.judgements>) {
  return useCallQuery(sessionRecord.judgements, { query }, { placeholderData: keepPreviousData })
}

/** Refetches after a conflict too, to show the other person's verdict. */
export function useJudge() {
  return useCallMutation(sessionRecord.judge, {
    changes: [sessionRecord.judgements],
    toInput: (body: BodyOf<typeof sessionRecord.judge>) => ({ body }),
  })
}
