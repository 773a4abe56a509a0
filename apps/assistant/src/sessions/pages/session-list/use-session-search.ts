import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  FIRST_PLACE,
  isBelowAnother,
  NO_FILTERS,
  readSessionSearch,
  writeSessionSearch,
  type Place,
  type SessionFilters,
} from './session-list.search.ts'

/** The list's state in its address: the parameters of links, and the page position. */
export function useSessionSearch() {
  const [parameters, setParameters] = useSearchParams()
  const { search, malformed } = useMemo(() => readSessionSearch(parameters), [parameters])
  const go = (filters: SessionFilters, place: Place = FIRST_PLACE) =>
    setParameters((before) => writeSessionSearch(filters, place, before))
  return {
    search,
    malformed,
    isChild: isBelowAnother(parameters),
    setFilters: (filters: SessionFilters) => go(filters),
    setPlace: (place: Place) => go(search.filters, place),
    reset: () => go({ ...NO_FILTERS, projectId: search.filters.projectId }),
  }
}
