import { useNamedPeople } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { today } from '@console/ui'
import { useListSearch, type ListSearch } from '@console/ui/list-page'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { defaultRange } from '../../page-query/query-range.ts'
import { rememberedQuery } from '../../page-query/remembered-query.ts'
import { useQueryLists } from '../../queries/query-lists.ts'
import { useRules } from '../../queries/quality.ts'
import { knownFilters } from './known-filters.ts'
import { recordList, type RecordFilters } from './record-list.search.ts'

export type RecordList = ListSearch<(typeof recordList)['shape'], RecordFilters> & {
  /** Until then it is not known what may be requested. */
  isReady: boolean
}

/**
 * The list in its address. What the address leaves out has a default, which is written there: who gets the address sees
 * the same records (decision 0056). What cannot be requested is said and left out.
 */
export function useRecordList(): RecordList {
  const list = useListSearch(recordList)
  const { search, setSearch, problems } = list
  const lists = useQueryLists()
  const rules = useRules()
  const people = useNamedPeople(search.userId)
  const fallback = useFallback(lists.businesses)
  const isReady = !lists.isLoading && !rules.isLoading && (search.userId.length === 0 || !people.isLoading)
  const { timezone } = useHost()
  const found = useMemo(
    () =>
      knownFilters(search, fallback, {
        // Before all of them are there nothing can be said of an id, and nothing is requested.
        businesses: isReady ? lists.businesses : null,
        organisations: isReady ? lists.organisations : null,
        people: !isReady || people.data === undefined ? null : new Set(people.data.map(({ id }) => id)),
        rules:
          !isReady || rules.data === undefined
            ? null
            : new Map(rules.data.map((rule) => [rule.id, rule.bizTypeId])),
        today: today(timezone),
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read again with the address alone, not with every answer
    [search, isReady, people.data, rules.data, fallback.bizTypeId, timezone],
  )
  const { filters } = found

  const complete = useEffectEvent(() => setSearch(recordList.toSearch(filters), { replace: true }))
  const isComplete = search.bizTypeId !== null && (search.beginDay !== null || search.endDay !== null)
  // What was not understood stays in the address until the person has read of it.
  const canComplete = isReady && !isComplete && problems.length + found.problems.length === 0
  useEffect(() => {
    if (canComplete) complete()
  }, [canComplete])

  return {
    ...list,
    isReady,
    filters,
    filterCount: recordList.countSet?.(filters) ?? 0,
    problems: [...problems, ...found.problems],
    cleanAddress: () => setSearch(recordList.toSearch(filters), { replace: true }),
  }
}

/** The business that was inquired last on a page of statistics, else the person's own; the last seven days (VIOL-003). */
function useFallback(businesses: ReturnType<typeof useQueryLists>['businesses']) {
  const { user, businessType, timezone } = useHost()
  const isKnown = (id: number) => businesses === null || businesses.has(id)
  const [remembered] = useState(() => rememberedQuery(user))
  const candidates = [remembered?.business, businessType?.businessTypeId]
  const own = candidates.find((id) => id != null && isKnown(id))
  return { bizTypeId: own ?? businesses?.values().next().value ?? null, range: defaultRange(timezone) }
}
