import { useNamedPeople } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { type DayRange, type SearchProblem, today } from '@console/ui'
import { type ListSearch, useListSearch, useResolvedList } from '@console/ui/list-page'
import { useMemo } from 'react'
import type { KnownIds } from '../../model/stat-query.ts'
import { defaultRange, rangeProblem } from '../../page-query/query-range.ts'
import { useLastBusiness } from '../../page-query/use-default-query.ts'
import { useRules } from '../../queries/quality.ts'
import { useQueryLists } from '../../queries/query-lists.ts'
import { EMPTIED } from './record-fields.ts'
import { type RecordFilters, recordList, type RecordSearch } from './record-list.search.ts'

export type RecordList = ListSearch<(typeof recordList)['shape'], RecordFilters> & {
  /** False while it is not known what may be requested. */
  isReady: boolean
}

/**
 * The list in its address. What the address leaves out has a default, which is written there: who gets the address sees
 * the same records (decision 0056). What cannot be requested is said and left out.
 */
export function useRecordList(): RecordList {
  const list = useListSearch(recordList)
  const { search } = list
  const lists = useQueryLists()
  const rules = useRules()
  const people = useNamedPeople(search.userId)
  const isReady = !lists.isLoading && !rules.isLoading && (search.userId.length === 0 || !people.isLoading)
  const { timezone } = useHost()
  const fallback = { bizTypeId: useLastBusiness(lists.businesses), range: defaultRange(timezone) }
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
  return useResolvedList(list, recordList, { ...found, isReady })
}

/** Ids that exist for the person; null where a list could not be loaded, so that nothing can be said of an id. */
type Known = {
  businesses: KnownIds
  organisations: KnownIds
  people: KnownIds
  /** Ids of rules with their business, where the platform says it. */
  rules: ReadonlyMap<number, number | undefined> | null
  today: string
}

type Found = {
  filters: RecordFilters
  /** Parts of the address that the list cannot show. */
  problems: SearchProblem[]
}

/** The filters of an address, with the default for what it leaves out, and without what cannot be requested. */
function knownFilters(
  search: RecordSearch,
  fallback: { bizTypeId: number | null; range: DayRange },
  known: Known,
): Found {
  const problems: SearchProblem[] = []
  const refuse = (name: string, value: string | number) =>
    problems.push({ name, value: String(value), reason: 'malformed' })
  const without = (ids: KnownIds, name: string, named: readonly number[]) =>
    named.filter((id) => {
      const isKnown = ids === null || ids.has(id)
      if (!isKnown) refuse(name, id)
      return isKnown
    })
  const addressed = recordList.toFilters(search)

  const bizTypeId = resolveBusiness()
  const range = resolveRange()
  const orgIds = without(known.organisations, 'orgId', addressed.orgIds)
  const userIds = without(known.people, 'userId', addressed.userIds)
  const ruleId = resolveRule()
  return { filters: { ...addressed, bizTypeId, range, orgIds, userIds, ruleId }, problems }

  function resolveBusiness(): number | null {
    if (search.bizTypeId === EMPTIED) return null
    if (search.bizTypeId === null) return fallback.bizTypeId
    const [id = fallback.bizTypeId] = without(known.businesses, 'bizTypeId', [search.bizTypeId])
    return id
  }

  function resolveRange(): DayRange | null {
    if (search.beginDay === EMPTIED || search.endDay === EMPTIED) return null
    if (addressed.range === null) return fallback.range
    if (rangeProblem(addressed.range, known.today) === null) return addressed.range
    if (search.beginDay !== null) refuse('beginDay', search.beginDay)
    if (search.endDay !== null) refuse('endDay', search.endDay)
    return fallback.range
  }

  function resolveRule(): number | null {
    const id = addressed.ruleId
    if (id === null || known.rules === null) return id
    if (known.rules.has(id) && (known.rules.get(id) ?? bizTypeId) === bizTypeId) return id
    // An emptied business requests nothing, and its rule goes with it.
    if (bizTypeId !== null) refuse('ruleId', id)
    return null
  }
}
