import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
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

/** What a location has been asked to become in this very tick: the router tells its parameters with the next drawing. */
const asked = new WeakMap<object, URLSearchParams>()

/** A page's state in its address: filters, page, tab, open record. The address is the only copy. */
export function useUrlSearch<S extends SearchShape>(shape: S): UrlSearch<S> {
  const [parameters, setParameters] = useSearchParams()
  const location = useLocation()
  const { search, problems } = useMemo(() => readSearch(shape, parameters), [shape, parameters])

  const change = useCallback(
    (write: (before: URLSearchParams) => URLSearchParams, options?: { replace: boolean }) => {
      setParameters((drawn) => {
        const after = write(asked.get(location) ?? drawn)
        asked.set(location, after)
        // Whoever is asked whether to leave and stays has not changed the address.
        queueMicrotask(() => asked.delete(location))
        return after
      }, options)
    },
    [location, setParameters],
  )

  const setSearch = useCallback<UrlSearch<S>['setSearch']>(
    (changes, { replace = false } = {}) => {
      change((before) => writeSearch(shape, { ...readSearch(shape, before).search, ...changes }, before), {
        replace,
      })
    },
    [shape, change],
  )

  const resetSearch = useCallback(() => {
    change((before) => writeSearch(shape, readSearch(shape, new URLSearchParams()).search, before))
  }, [shape, change])

  return { search, problems, setSearch, resetSearch }
}
