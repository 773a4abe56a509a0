import { useIntl } from 'react-intl'
import { FilteredEmptyState, FilterTag } from '../states/FilteredEmptyState.tsx'
import { changeFilter, findSetFilters, type Filter, type FilteredRowsProps, type Filters } from './filter.ts'

/** A list filtered to empty: how much is hidden, and each filter with a way to take it off. */
export function FilteredRows<V extends object>(props: FilteredRowsProps<V> & { declared: Filters }) {
  const { declared, title, useHiddenCount = useNoCount, values, onFilters, onReset } = props
  const hidden = useHiddenCount()
  const byName = Object.fromEntries(Object.entries(values))
  const tags = findSetFilters(declared, byName).flatMap((name) => {
    const filter = declared[name]
    if (filter === undefined) return []
    const without = changeFilter(declared, values, { name, value: filter.field.fallback })
    return (
      <SetFilterTag
        key={name}
        filter={filter}
        value={byName[name]}
        values={byName}
        onRemove={() => onFilters(without)}
      />
    )
  })
  return (
    <FilteredEmptyState
      title={title}
      hiddenCount={hidden?.total ?? 0}
      isCapped={hidden?.isCapped ?? false}
      tags={tags}
      onReset={onReset}
    />
  )
}

function useNoCount(): undefined {
  return undefined
}

type SetFilterTagProps = {
  filter: Filter<unknown>
  value: unknown
  values: Readonly<Record<string, unknown>>
  onRemove: () => void
}

/** A filter in words. */
function SetFilterTag({ filter, value, values, onRemove }: SetFilterTagProps) {
  const { formatMessage } = useIntl()
  const { label, useText = useNoText } = filter
  const text = useText(value, values) ?? String(value)
  return (
    <FilterTag
      text={formatMessage({ id: 'ui.list.filter' }, { name: formatMessage({ id: label }), value: text })}
      onRemove={onRemove}
    />
  )
}

function useNoText(): undefined {
  return undefined
}
