import { useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { isSameValue } from '../same-value/is-same-value.ts'
import {
  readSearch,
  writeSearch,
  type SearchOf,
  type SearchProblem,
  type SearchShape,
} from './read-search.ts'

export type UrlSearch<S extends SearchShape> = {
  search: SearchOf<S>
  /** The parameters that were not understood. */
  problems: readonly SearchProblem[]
  /** Changes the address; one history step, so that Back undoes one change. */
  setSearch: (changes: Partial<SearchOf<S>>, options?: { replace?: boolean }) => void
  /** Back to the documented defaults. */
  resetSearch: () => void
}

/** The parameters that a location will get in this tick: the router reports them with the next render. */
const pendingParameters = new WeakMap<object, URLSearchParams>()

/** A page's state in its address: filters, page, tab, open record. The address is the only copy. */
export function useUrlSearch<S extends SearchShape>(shape: S): UrlSearch<S> {
  const [parameters, setParameters] = useSearchParams()
  const location = useLocation()
  const { search, problems } = useMemo(() => readSearch(shape, parameters), [shape, parameters])

  const change = useCallback(
    (write: (before: URLSearchParams) => URLSearchParams, options?: { replace: boolean }) => {
      setParameters((drawn) => {
        const after = write(pendingParameters.get(location) ?? drawn)
        pendingParameters.set(location, after)
        // A navigation that the leave guard stopped has not changed the address.
        queueMicrotask(() => pendingParameters.delete(location))
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

/** True if a page's state has these values already. */
export function hasSearch<S extends SearchShape>(
  search: SearchOf<S>,
  changes: Partial<SearchOf<S>>,
): boolean {
  return Object.entries(changes).every(([name, value]) => isSameValue(search[name], value))
}

/** Writes the values that a page found into its address, where the address lacks them: no step of the history. Null writes nothing. */
export function useCompleteAddress<S extends SearchShape>(
  { search, setSearch }: Pick<UrlSearch<S>, 'search' | 'setSearch'>,
  complete: Partial<SearchOf<S>> | null,
): void {
  const isDue = complete !== null && !hasSearch(search, complete)
  const write = useEffectEvent(() => setSearch(complete ?? {}, { replace: true }))
  useEffect(() => {
    if (isDue) write()
  }, [isDue, search])
}
