import type { Call } from '@console/contracts'
import { useCallCache, useHost } from '@console/sub-app'
import {
  hasSearch,
  isSameValue,
  useCompleteAddress,
  useUrlSearch,
  type SearchOf,
  type SearchProblem,
  type SearchShape,
  type UrlSearch,
} from '@console/ui'
import { useMemo, useState } from 'react'

/** A query and what of the address cannot be requested; null where nothing can be. */
export type Found<Query> = { query: Query | null; problems: readonly SearchProblem[] }

/** Parts of a page's query: finding it, writing it into the address, remembering it. */
type PageQuery<S extends SearchShape, Query> = {
  shape: S
  /** The fields of the address that are the query. */
  fields: readonly (keyof S)[]
  /** The query that the address asks for, or the one that the page begins with. */
  find: (search: SearchOf<S>) => Found<Query>
  /** Null until it is known what the person may request; the query is found again each time this changes. */
  known: unknown
  toSearch: (query: Query) => Partial<SearchOf<S>>
  /** Fields of the address that another query sets back, such as the page of a table or a drill path (STAT-041). */
  restart?: Partial<SearchOf<S>>
  remember: (query: Query) => void
  /** Reset goes there. */
  fallback: Query | null
  /** Calls that Inquire sends again where nothing has changed in the form. */
  calls: readonly Pick<Call, 'id'>[]
  /** Calls that it sends in any case. */
  alwaysCalls?: readonly Pick<Call, 'id'>[]
}

export type PageQueryState<Query> = {
  /** Null until it is known what the person may request, and where that is nothing. */
  query: Query | null
  /** Number of times it was inquired. */
  round: number
  problems: readonly SearchProblem[]
  cleanAddress: () => void
  inquire: (next: Query) => void
  reset: () => void
  /** Another query, as the person went to it: one history step, not remembered. */
  show: (next: Query) => void
}

/**
 * The query of a page: the address is first, then what was inquired last within a day, then the default (STAT-017, STAT-Q7,
 * MON-Q14). Whatever the address leaves out is written there, so that anyone who gets it sees the same (STAT-Q8).
 */
export function usePageQuery<S extends SearchShape, Query>(
  definition: PageQuery<S, Query>,
): PageQueryState<Query> & Pick<UrlSearch<S>, 'search' | 'setSearch'> {
  const { shape, fields, find, known, toSearch, remember, fallback, calls, alwaysCalls = [] } = definition
  const { timezone } = useHost()
  const cache = useCallCache()
  const address = useUrlSearch(shape)
  const { search, setSearch } = address
  const [round, setRound] = useState(0)
  const addressed = JSON.stringify(fields.map((name) => search[name]))
  const found = useMemo(
    () => (known === null ? null : find(search)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- found again with the address alone
    [addressed, known, timezone],
  )
  const query = found?.query ?? null
  const problems = [...address.problems, ...(found?.problems ?? [])]
  // An address that was not understood stays until the person has read of it.
  useCompleteAddress(address, query === null || problems.length > 0 ? null : toSearch(query))

  function apply(next: Query) {
    setRound(round + 1)
    const isSame = query !== null && isSameValue(query, next)
    void cache.invalidate(isSame ? calls : alwaysCalls)
    const changes = { ...toSearch(next), ...definition.restart }
    // Parameters that were not understood go with the next query.
    if (address.problems.length > 0 || !hasSearch(search, changes)) setSearch(changes)
  }

  return {
    search,
    setSearch,
    query,
    round,
    problems,
    cleanAddress: () => {
      if (query === null) address.resetSearch()
      else setSearch(toSearch(query), { replace: true })
    },
    inquire: (next) => {
      remember(next)
      apply(next)
    },
    reset: () => {
      if (fallback !== null) apply(fallback)
    },
    show: apply,
  }
}
