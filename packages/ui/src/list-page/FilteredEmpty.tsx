import { useIntl } from 'react-intl'
import { FilteredEmptyState } from '../states/FilteredEmptyState.tsx'

/** A filter in words; `value` is null where it is not set. */
export type ShownFilter<Filters> = {
  key: string
  name: string
  value: string | null | undefined
  /** The filters without it. */
  without: Filters
}

type FilteredEmptyProps<Filters> = {
  /** By default it says that nothing matches. */
  title?: string | undefined
  shown: readonly ShownFilter<Filters>[]
  /** Number of rows without filters, once that is known. */
  hidden: { total: number; isCapped?: boolean | undefined } | undefined
  onFilters: (filters: Filters) => void
  onReset: () => void
}

/** A list filtered to empty: what is hidden, and each filter with a way to take it off. */
export function FilteredEmpty<Filters>(props: FilteredEmptyProps<Filters>) {
  const { title, shown, hidden, onFilters, onReset } = props
  const { formatMessage } = useIntl()
  return (
    <FilteredEmptyState
      title={title}
      hiddenCount={hidden?.total ?? 0}
      isCapped={hidden?.isCapped ?? false}
      filters={shown.flatMap(({ key, name, value, without }) =>
        value == null
          ? []
          : [
              {
                key,
                text: formatMessage({ id: 'ui.list.filter' }, { name, value }),
                onRemove: () => onFilters(without),
              },
            ],
      )}
      onReset={onReset}
    />
  )
}
