import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { account, type BodyOf, type DataOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'
import type { SearchOption } from '@console/ui'

export type PeopleQuery = BodyOf<typeof account.list>
export type PeoplePage = DataOf<typeof account.list>
export type AccountOptions = DataOf<typeof account.options>

/** One page of people. The page before stays until the next is there. */
export function usePeople(query: PeopleQuery) {
  const client = useHttpClient()
  return useQuery({
    ...callQuery(client, account.list, { body: query }),
    placeholderData: keepPreviousData,
  })
}

/** Null asks for nothing. What others see of a person changes often, so it is asked for at each opening. */
export function usePerson(id: number | null) {
  const client = useHttpClient()
  return useQuery({
    ...callQuery(client, account.detail, { query: { id: id ?? 0 } }),
    enabled: id !== null,
    staleTime: 0,
  })
}

export function useAccountOptions() {
  return useQuery(callQuery(useHttpClient(), account.options))
}

/** The path of an organisation that came with a link. */
export function useOrganizationPath(id: number | null): string | undefined {
  const client = useHttpClient()
  const found = useQuery({
    ...callQuery(client, account.organizations, { query: { id: id ?? 0 } }),
    enabled: id !== null,
  })
  return found.data?.organizations[0]?.path
}

export function useFindOrganizations() {
  const client = useHttpClient()
  return async (text: string, signal: AbortSignal): Promise<SearchOption<number>[]> => {
    const { organizations } = await client.send(account.organizations, {
      query: { text },
      signal,
      isQuiet: true,
    })
    return organizations.map(({ id, path }) => ({ value: id, label: path }))
  }
}

export function useFindPeople() {
  const client = useHttpClient()
  return async (text: string, signal: AbortSignal): Promise<SearchOption<number>[]> => {
    const { records } = await client.send(account.list, { body: { text }, signal, isQuiet: true })
    return records.map(({ id, name, username }) => ({ value: id, label: `${name} (${username})` }))
  }
}

/** Calls whose answers a change of people makes another. */
export const PEOPLE_CALLS = [account.list, account.detail] as const

function useRefreshPeople() {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(PEOPLE_CALLS.map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] })))
  }
}

export function useChangePeople() {
  const client = useHttpClient()
  const refresh = useRefreshPeople()
  return useMutation({
    mutationFn: async (body: BodyOf<typeof account.change>) =>
      client.send(account.change, { body, isQuiet: true }),
    onSettled: refresh,
  })
}

export function useResetPasswords() {
  const client = useHttpClient()
  const refresh = useRefreshPeople()
  return useMutation({
    mutationFn: async (ids: number[]) =>
      client.send(account.resetPasswords, { body: { ids }, isQuiet: true }),
    onSettled: refresh,
  })
}

/** Without `session` all of them. */
export function useEndSessions() {
  const client = useHttpClient()
  const refresh = useRefreshPeople()
  return useMutation({
    mutationFn: async (query: { id: number; session?: string }) =>
      client.send(account.endSessions, { query, isQuiet: true }),
    onSettled: refresh,
  })
}

export function usePersonalData() {
  const client = useHttpClient()
  return useMutation({
    mutationFn: async (id: number) => client.send(account.personalData, { body: { id }, isQuiet: true }),
  })
}
