import { account, type BodyOf, type DataOf } from '@console/contracts'
import { useCallCache, useCallMutation, useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

export type PeopleQuery = BodyOf<typeof account.list>
export type PeoplePage = DataOf<typeof account.list>
export type AccountOptions = DataOf<typeof account.options>

/** One page of people. The previous page stays until the next has loaded. */
export function usePeople(query: PeopleQuery) {
  return useCallQuery(account.list, { body: query }, { placeholderData: keepPreviousData })
}

/** Null sends no request. An account changes often, so it is refetched at each opening. */
export function usePerson(id: number | null) {
  return useCallQuery(account.detail, id === null ? null : { query: { id } }, { staleTime: 0 })
}

export function useAccountOptions() {
  return useCallQuery(account.options)
}

/** Calls whose answers change with people. */
export const PEOPLE_CALLS = [account.list, account.detail] as const

/** For long-running changes of people: an import may have added some. */
export function useRefreshPeople() {
  const cache = useCallCache()
  return async () => cache.invalidate(PEOPLE_CALLS)
}

export function useChangePeople() {
  return useCallMutation(account.change, {
    toInput: (body: BodyOf<typeof account.change>) => ({ body }),
    changes: PEOPLE_CALLS,
  })
}

export function useResetPasswords() {
  return useCallMutation(account.resetPasswords, {
    toInput: (ids: number[]) => ({ body: { ids } }),
    changes: PEOPLE_CALLS,
  })
}

export function useResetFactor() {
  return useCallMutation(account.resetFactor, {
    toInput: (id: number) => ({ body: { id } }),
    changes: PEOPLE_CALLS,
  })
}

/** Without `session` all sessions. */
export function useEndSessions() {
  return useCallMutation(account.endSessions, {
    toInput: (query: { id: number; session?: string }) => ({ query }),
    changes: PEOPLE_CALLS,
  })
}

export function usePersonalData() {
  return useCallMutation(account.personalData, { toInput: (id: number) => ({ body: { id } }) })
}
