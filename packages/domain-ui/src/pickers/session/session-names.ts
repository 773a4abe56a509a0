import { sessionRecord, user } from '@console/contracts'
import { useCallQuery, useHttpClient } from '@console/sub-app'
import type { SearchOption } from '@console/ui'
import { useOptionList } from '../option-list.ts'
import { findColleagues } from '../person/find-people.ts'

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

/** The people whom an address names; colleagues with a platform that does not say whose sessions the person may read. */
export function useNamedPeople(userIds: readonly number[]) {
  const hasReaders = useHttpClient().has(sessionRecord.people)
  const isNaming = userIds.length > 0
  const people = useCallQuery(
    sessionRecord.people,
    { query: { userId: [...userIds] } },
    { enabled: isNaming && hasReaders, select: (found): Named[] => found },
  )
  const colleagues = useCallQuery(
    user.listEnum,
    {},
    {
      enabled: isNaming && !hasReaders,
      select: (all): Named[] => all.filter(({ id }) => userIds.includes(id)),
    },
  )
  return hasReaders ? people : colleagues
}

type Named = { id: number; name: string }

/** Finds people whose sessions the person may read, or with a platform that does not say so colleagues, by a part of their name. */
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
