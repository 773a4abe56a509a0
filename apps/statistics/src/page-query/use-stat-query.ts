import { useCallCache, useHost } from '@console/sub-app'
import { idField, isSameValue, oneOfField, today, useUrlSearch, type SearchProblem } from '@console/ui'
import { useMemo, useState } from 'react'
import { PAGE_TABS } from '../model/page-tabs.ts'
import { DETAILS, type ShownDetail, type StatQuery } from '../model/stat-query.ts'
import { INQUIRED_CALLS } from '../queries/inquired-calls.ts'
import { useQueryLists } from '../queries/query-lists.ts'
import { findQuery } from './initial-query.ts'
import { labelSearch } from './label-search.ts'
import { defaultRange } from './query-range.ts'
import { querySearch } from './query-search.ts'
import { rememberedQuery, rememberQuery } from './remembered-query.ts'
import { sortSearch } from './sort-search.ts'
import { useDefaultQuery } from './use-default-query.ts'
import { useWriteQuery } from './use-write-query.ts'

/** The query in the address, what of its details is shown, and in which order. */
export const statSearch = {
  ...querySearch,
  detail: oneOfField(DETAILS, 'none'),
  person: idField(),
  tab: oneOfField(PAGE_TABS, 'figures'),
  ...sortSearch,
  ...labelSearch,
}

export type StatQueryState = {
  /** Null until it is known what the person may request. */
  query: StatQuery | null
  /** Number of times it was inquired: drill paths begin again (STAT-041). */
  round: number
  problems: readonly SearchProblem[]
  cleanAddress: () => void
  inquire: (next: StatQuery) => void
  reset: () => void
  /** Another query, as the person went to it: one history step, not remembered. */
  show: (next: StatQuery) => void
  detail: ShownDetail
  setDetail: (next: ShownDetail) => void
}

/**
 * The query of a page of statistics. The address is first, then what was inquired last within a day, then the default;
 * what is found is written into the address, so that anyone who gets it sees the same (STAT-017, STAT-Q7, STAT-Q8).
 */
export function useStatQuery(): StatQueryState {
  const { user, timezone } = useHost()
  const cache = useCallCache()
  const lists = useQueryLists()
  const address = useUrlSearch(statSearch)
  const { business, organisation, from, to, detail, person, orgId } = address.search
  const isAddressed = [business, organisation, from, to].some((value) => value !== null)
  const [round, setRound] = useState(0)
  const fallback = useDefaultQuery(lists, defaultRange(timezone))

  const found = useMemo(() => {
    if (lists.isLoading) return null
    const known = { ...lists, today: today(timezone) }
    const remembered = () => rememberedQuery(user)
    return findQuery({ business, organisation, orgId, from, to }, remembered, { fallback, known })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read again with the address alone
  }, [business, organisation ?? orgId, from, to, lists.isLoading, timezone])

  // A part that was not understood stays in the address until the person has read of it.
  const problems = [...address.problems, ...(found?.problems ?? [])]
  const isRead = isAddressed || problems.length > 0
  useWriteQuery(isRead ? null : (found?.query ?? null), (query: StatQuery) => {
    address.setSearch(toSearch(query), { replace: true })
  })

  function apply(next: StatQuery) {
    setRound(round + 1)
    const isSame = found !== null && isSameValue(found.query, next)
    void cache.invalidate(isSame ? INQUIRED_CALLS : INQUIRED_CALLS.slice(0, 1))
    if (!isSame) address.setSearch(toSearch(next))
  }

  return {
    query: found?.query ?? null,
    round,
    problems,
    cleanAddress: () => {
      if (found !== null) address.setSearch(toSearch(found.query), { replace: true })
    },
    inquire: (next) => {
      rememberQuery(user, next)
      apply(next)
    },
    reset: () => apply(fallback),
    show: apply,
    detail: useMemo(() => ({ shows: detail, person }), [detail, person]),
    setDetail: ({ shows, person: whose }) =>
      address.setSearch({ detail: shows, person: shows === 'none' ? null : whose }, { replace: true }),
  }
}

function toSearch({ business, organisation, range: [from, to] }: StatQuery) {
  return { business, organisation, orgId: null, from, to }
}
