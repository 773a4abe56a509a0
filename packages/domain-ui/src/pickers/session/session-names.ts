import { sessionRecord } from '@console/contracts'
import { useCallQuery, useHttpClient } from '@console/sub-app'
import type { SearchOption } from '@console/ui'
import { useOptionList } from '../option-list.ts'

/**
 * Names for filters of sessions: businesses, organisations, rules, labels and questions; of one business, or of all. They
 * hold what the person may read sessions of (decision 43).
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

/** The people whom an address names. */
export function useNamedPeople(userIds: readonly number[]) {
  return useCallQuery(
    sessionRecord.people,
    { query: { userId: [...userIds] } },
    { enabled: userIds.length > 0 },
  )
}

/** Finds people whose sessions the person may read, by a part of their name. */
export function useFindSessionPeople() {
  const client = useHttpClient()
  return async (text: string, signal: AbortSignal): Promise<SearchOption<number>[]> => {
    const found = await client.send(sessionRecord.people, { query: { text }, signal, isQuiet: true })
    return found.map(({ id, name, orgName }) => ({
      value: id,
      label: orgName === '' ? name : `${name} (${orgName})`,
    }))
  }
}
