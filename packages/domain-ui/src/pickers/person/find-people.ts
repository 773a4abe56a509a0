import { account, user } from '@console/contracts'
import { useCallQuery, useHttpClient, type HttpClient } from '@console/sub-app'
import type { SearchOption } from '@console/ui'

/** More people than this are not offered at once: typing another letter narrows them. */
const MAX_OFFERED_PEOPLE = 50

/**
 * Whose list of people is searched: `colleagues` for filters of pages that name people of the company (SHELL-103),
 * `accounts` for the pages of accounts. Each is the list of the pages that accept what it offers (decision 43).
 */
export type PeopleSource = 'colleagues' | 'accounts'

type Find = (client: HttpClient, text: string, signal: AbortSignal) => Promise<SearchOption<number>[]>

const FINDERS: Readonly<Record<PeopleSource, Find>> = {
  colleagues: async (client, text, signal) => {
    const { records } = await client.send(user.list, {
      body: { name: text, isBasic: true, current: 1, size: MAX_OFFERED_PEOPLE },
      signal,
      isQuiet: true,
    })
    return records.map((person) => ({ value: person.id, label: `${person.name} (${person.account})` }))
  },
  accounts: async (client, text, signal) => {
    const { records } = await client.send(account.list, { body: { text }, signal, isQuiet: true })
    return records.map(({ id, name, username }) => ({ value: id, label: `${name} (${username})` }))
  },
}

/** Finds people by a part of their name. */
export function useFindPeople(source: PeopleSource) {
  const client = useHttpClient()
  return (text: string, signal: AbortSignal) => FINDERS[source](client, text, signal)
}

/** The name of a colleague; the list is requested only while an id has to be named (SHELL-103). */
export function useColleagueName(id: number | null): string | undefined {
  const names = useCallQuery(user.listEnum, {}, { enabled: id !== null })
  return names.data?.find((person) => person.id === id)?.name
}
