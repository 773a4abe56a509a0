import type { DayRange, SearchProblem } from '@console/ui'
import { rangeProblem } from '../../page-query/query-range.ts'
import type { KnownIds } from '../../model/stat-query.ts'
import { EMPTIED } from './record-fields.ts'
import { recordList, type RecordFilters, type RecordSearch } from './record-list.search.ts'

/** What exists for the person; null where a list could not be loaded, so that nothing can be said of an id. */
export type Known = {
  businesses: KnownIds
  organisations: KnownIds
  people: KnownIds
  /** Ids of rules with their business, where the platform says it. */
  rules: ReadonlyMap<number, number | undefined> | null
  today: string
}

type Found = {
  filters: RecordFilters
  /** What the address names and the list cannot show. */
  problems: SearchProblem[]
}

/** The filters of an address, with the default for what it leaves out, and without what cannot be requested. */
export function knownFilters(
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
    // Of an emptied business nothing is requested, and its rule goes with it.
    if (bizTypeId !== null) refuse('ruleId', id)
    return null
  }
}
