import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  readSearch,
  writeSearch,
  type SearchOf,
  type SearchProblem,
  type SearchShape,
} from './read-search.ts'

export type UrlSearch<S extends SearchShape> = {
  search: SearchOf<S>
  /** What the address said that was not understood. */
  problems: readonly SearchProblem[]
  /** Changes the address; one history step, so that Back undoes one change. */
  setSearch: (changes: Partial<SearchOf<S>>, options?: { replace?: boolean }) => void
  /** Back to the documented defaults. */
  resetSearch: () => void
}

/** A page's state in its address: filters, page, tab, open record. The address is the only copy. */
export function useUrlSearch<S extends SearchShape>(shape: S): UrlSearch<S> {
  const [parameters, setParameters] = useSearchParams()
  const { search, problems } = useMemo(() => readSearch(shape, parameters), [shape, parameters])

  const setSearch = useCallback<UrlSearch<S>['setSearch']>(
    (changes, { replace = false } = {}) => {
      setParameters(
        (before) => writeSearch(shape, { ...readSearch(shape, before).search, ...changes }, before),
        { replace },
      )
    },
    [shape, setParameters],
  )

  const resetSearch = useCallback(() => {
    setParameters((before) => writeSearch(shape, readSearch(shape, new URLSearchParams()).search, before))
  }, [shape, setParameters])

  return { search, problems, setSearch, resetSearch }
}
