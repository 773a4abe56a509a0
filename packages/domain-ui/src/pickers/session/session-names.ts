import { sessionRecord, user } from '@console/contracts'
import { useCallQuery, useHttpClient } from '@console/sub-app'
import type { SearchOption } from '@console/ui'
import { useOptionList } from '../option-list.ts'
import { findColleagues } from '../person/PersonSelect.tsx'

/**
 * Names for filters of sessions: businesses, organisations, rules, labels and questions; of one business, or of all. They
 * include only those whose sessions the person may read (R43).
 */
export function useSessionNames(businessTypeId: number | null) {
  return useCallQuery(sessionRecord.names, {
    query: businessTypeId === null ? {} : { bizId: businessTypeId },
  })
}

/** One kind of those names as options. */
export function useSessionOptions(
  kind: 'businesses' | 'organizations' | 'rules' | 'labels',
  businessTypeId: number | null,
) {
  const names = useSessionNames(businessTypeId)
  return useOptionList(names.data?.[kind], names)
}

/** The people whom an address names, from the documented list of colleagues if the platform has no sessions. */
export function useNamedPeople(userIds: readonly number[]) {
  const hasPeople = useHttpClient().has(sessionRecord.people)
  const isNamed = userIds.length > 0
  const query = { userId: [...userIds] }
  const people = useCallQuery(sessionRecord.people, { query }, { enabled: hasPeople && isNamed })
  const colleagues = useCallQuery(user.listEnum, {}, { enabled: !hasPeople && isNamed })
  if (hasPeople) return { data: people.data, isLoading: people.isLoading, error: people.error }
  const { data, isLoading, error } = colleagues
  return { data: data?.filter(({ id }) => userIds.includes(id)), isLoading, error }
}

/**
 * Finds people whose sessions the person may read, by a part of their name; finds colleagues if the platform cannot list
 * these people.
 */
export function useFindSessionPeople() {
  const client = useHttpClient()
  return async (text: string, signal: AbortSignal): Promise<SearchOption<number>[]> => {
    if (!client.has(sessionRecord.people)) return findColleagues(client, text, signal)
    const found = await client.send(sessionRecord.people, { query: { text }, signal, isQuiet: true })
    return found.map(({ id, name, orgName }) => ({
      value: id,
      label: orgName === '' ? name : `${name} (${orgName})`,
    }))
  }
}
