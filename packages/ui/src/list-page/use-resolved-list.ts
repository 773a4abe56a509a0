import type { SearchProblem } from '../url-search/read-search.ts'
import { useCompleteAddress } from '../url-search/use-url-search.ts'
import { setFilterCount, type ListDefinition, type ListShape } from './list-definition.ts'
import type { ListSearch } from './use-list-search.ts'

type Resolved<Filters> = {
  /** The requested filters: those of the address, with a default for each that is missing or cannot be requested. */
  filters: Filters
  /** Parameters of the address that cannot be requested. */
  problems: readonly SearchProblem[]
  /** False until it is known what the person may request. */
  isReady: boolean
}

/** A list whose page resolves the filters of the address; what the address lacks is written there (STAT-Q8). */
export function useResolvedList<S extends ListShape, Filters extends object>(
  list: ListSearch<S, Filters>,
  definition: ListDefinition<S, Filters>,
  { filters, problems, isReady }: Resolved<NoInfer<Filters>>,
): ListSearch<S, Filters> & { isReady: boolean } {
  const whole = definition.toSearch(filters)
  const isUnderstood = list.problems.length + problems.length === 0
  // An address that was not understood stays until the person has read of it.
  useCompleteAddress(list, isReady && isUnderstood ? whole : null)
  return {
    ...list,
    isReady,
    filters,
    filterCount: setFilterCount(definition, filters),
    problems: [...list.problems, ...problems],
    cleanAddress: () => list.setSearch(whole, { replace: true }),
  }
}
