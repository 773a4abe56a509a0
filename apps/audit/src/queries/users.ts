import { user } from '@console/contracts'
import { useCallQuery, useHttpClient } from '@console/sub-app'
import type { SearchOption } from '@console/ui'

/** The most options offered at once: further typing narrows them. */
const MAX_OFFERED_PEOPLE = 50

/** Names of all people of the tenant, fetched only while one has to be named by id (SHELL-103). */
export function useUserName(id: number | null): string | undefined {
  const names = useCallQuery(user.listEnum, {}, { enabled: id !== null })
  return names.data?.find((person) => person.id === id)?.name
}

/** Finds people by a part of their name. */
export function useFindPeople() {
  const client = useHttpClient()
  return async (text: string, signal: AbortSignal): Promise<SearchOption<number>[]> => {
    const { records } = await client.send(user.list, {
      body: { name: text, isBasic: true, current: 1, size: MAX_OFFERED_PEOPLE },
      signal,
      isQuiet: true,
    })
    return records.map(({ id, name, account }) => ({ value: id, label: `${name} (${account})` }))
  }
}
