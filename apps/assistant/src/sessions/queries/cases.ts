import { sessionRecord, type BodyOf, type QueryOf } from '@console/contracts'
import { useCallMutation, useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

export function useCases(query: QueryOf<typeof sessionRecord.cases>) {
  return useCallQuery(sessionRecord.cases, { query }, { placeholderData: keepPreviousData })
}

/** Calls that show examples, or whether a session is one. */
const changes = [sessionRecord.cases, sessionRecord.detail]

export function useAddCase() {
  return useCallMutation(sessionRecord.addCase, {
    changes,
    toInput: (body: BodyOf<typeof sessionRecord.addCase>) => ({ body }),
  })
}

export function useEditCase() {
  return useCallMutation(sessionRecord.editCase, {
    changes,
    toInput: (body: BodyOf<typeof sessionRecord.editCase>) => ({ body }),
  })
}

export function useRemoveCase() {
  return useCallMutation(sessionRecord.removeCase, {
    changes,
    toInput: (query: QueryOf<typeof sessionRecord.removeCase>) => ({ query }),
  }).mutateAsync
}
