import { useFilterDraft } from '../query-band/use-filter-draft.ts'
import { isSameValue } from '../same-value/is-same-value.ts'
import type { BandProps } from './filter.ts'
import type { ListShape } from './list-definition.ts'
import type { ListQuery } from './list-query.ts'
import type { ListSearch } from './use-list-search.ts'

/** The props of a query band over a list. */
export function toBandProps<S extends ListShape, Filters extends object>(
  list: ListSearch<S, Filters>,
  query: Pick<ListQuery<unknown>, 'isFetching' | 'refetch'>,
): BandProps<Filters> {
  return {
    applied: list.filters,
    filterCount: list.filterCount,
    isBusy: query.isFetching,
    onInquire: (filters) => list.inquire(filters, query),
    onReset: () => list.reset(query),
  }
}

/** The filters being edited in a band, and the props of its `QueryBand`. */
export function useBandDraft<Filters extends object>(props: BandProps<Filters>) {
  const { applied, isBusy, onInquire, onReset, ...band } = props
  const { draft, setDraft } = useFilterDraft(applied)
  return {
    draft,
    setDraft,
    edit: (changes: Partial<Filters>) => setDraft({ ...draft, ...changes }),
    band: {
      ...band,
      // Changed filters can be inquired at once: what is loading are the rows of others.
      isBusy: isBusy && isSameValue(draft, applied),
      onInquire: () => onInquire(draft),
      onReset: () => {
        setDraft(applied)
        onReset()
      },
    },
  }
}
