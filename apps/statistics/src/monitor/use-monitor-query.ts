import { useCallCache, useHost } from '@console/sub-app'
import { isSameValue, toWireDay, useUrlSearch, type DayRange, type SearchProblem } from '@console/ui'
import { useMemo, useState } from 'react'
import { readAddress, usableQuery } from '../page-query/initial-query.ts'
import { rememberedQuery, rememberedSeat, rememberQuery } from '../page-query/remembered-query.ts'
import { useDefaultQuery } from '../page-query/use-default-query.ts'
import { MONITOR_CALLS } from '../queries/monitor.ts'
import { useQueryLists } from '../queries/query-lists.ts'
import { monitorSearch, toSearch, type PeopleFilters } from './monitor-search.ts'
import type { MonitorQuery } from '../model/monitor-query.ts'
import { useWriteQuery } from '../page-query/use-write-query.ts'

/** How a page of monitoring differs from the others. */
export type MonitorPageKind = {
  /** Where neither the address nor an earlier query has one. */
  defaultRange: DayRange
  /** No later day can be requested. */
  lastDay: string
  /** False where the page is about everybody. */
  hasSeat: boolean
}

export type MonitorQueryState = {
  /** Null until it is known what the person may request. */
  query: MonitorQuery | null
  /** How often it was inquired. */
  round: number
  problems: readonly SearchProblem[]
  cleanAddress: () => void
  inquire: (next: MonitorQuery) => void
  reset: () => void
  /** Another query, as the person went to it: one history step, not remembered. */
  show: (next: MonitorQuery) => void
  filters: PeopleFilters
  /** Applies them at once, on the first page of people. */
  setFilters: (changes: Partial<PeopleFilters>) => void
  /** Of people. */
  page: number
  setPage: (page: number) => void
}

/**
 * The query of a page of monitoring: the address is first, then what was inquired last within a day, then the default
 * (MON-Q14). What is found is written into the address; it is remembered only when it is inquired.
 */
export function useMonitorQuery({ defaultRange, lastDay, hasSeat }: MonitorPageKind): MonitorQueryState {
  const { user, timezone } = useHost()
  const cache = useCallCache()
  const lists = useQueryLists()
  const address = useUrlSearch(monitorSearch)
  const { bizId, orgId, userId, beginAt, endAt, withShifts, lateOrAbsent, page } = address.search
  const isAddressed = [bizId, orgId, userId, beginAt, endAt].some((value) => value !== null)
  const [round, setRound] = useState(0)
  const fallback = { ...useDefaultQuery(lists, defaultRange), seat: null }

  const found = useMemo(() => {
    if (lists.isLoading) return null
    const known = { ...lists, today: lastDay }
    const remembered = rememberedQuery(user)
    if (isAddressed) {
      const addressed = { business: bizId, organisation: orgId, from: beginAt, to: endAt }
      const { query, problems } = readAddress(addressed, fallback, known)
      return { query: { ...query, seat: hasSeat ? userId : null }, problems: problems.map(namedAsHere) }
    }
    if (remembered === null) return { query: fallback, problems: [] }
    const seat = hasSeat ? rememberedSeat(user) : null
    return { query: { ...usableQuery(remembered, fallback, known), seat }, problems: [] }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read again with the address alone
  }, [bizId, orgId, userId, beginAt, endAt, lists.isLoading, timezone])

  // What was not understood stays in the address until the person has read of it.
  const isRead = isAddressed || address.problems.length > 0
  useWriteQuery(isRead ? null : (found?.query ?? null), (query: MonitorQuery) => {
    address.setSearch(toSearch(query), { replace: true })
  })

  function apply(next: MonitorQuery) {
    setRound(round + 1)
    address.setSearch(toSearch(next))
    if (found !== null && isSameValue(found.query, next)) void cache.invalidate(MONITOR_CALLS)
  }

  return {
    query: found?.query ?? null,
    round,
    problems: [...address.problems, ...(found?.problems ?? [])],
    cleanAddress: () => {
      if (found !== null) address.setSearch(toSearch(found.query), { replace: true })
    },
    inquire: (next) => {
      rememberQuery(user, next)
      apply(next)
    },
    reset: () => apply(fallback),
    show: apply,
    filters: useMemo(() => ({ withShifts, lateOrAbsent }), [withShifts, lateOrAbsent]),
    setFilters: (changes) => address.setSearch({ ...changes, page: 1 }),
    page,
    setPage: (next) => address.setSearch({ page: next }),
  }
}

/** A parameter that cannot be requested, by its name and spelling in the addresses of these pages. */
function namedAsHere({ name, value, reason }: SearchProblem): SearchProblem {
  const names: Readonly<Record<string, string>> = {
    business: 'bizId',
    organisation: 'orgId',
    from: 'beginAt',
    to: 'endAt',
  }
  return { name: names[name] ?? name, value: /^\d{4}-/.test(value) ? toWireDay(value) : value, reason }
}
