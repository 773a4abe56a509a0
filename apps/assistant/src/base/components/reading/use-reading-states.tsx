import { EmptyState } from '@console/ui'
import { FilteredEmpty } from '@console/ui/list-page'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ReadingSearch } from './reading-search.ts'

type ReadingStatesProps = {
  /** Begins the texts: `.failed`, `.empty`, `.emptyText`, and those of the filters. */
  texts: string
  search: Pick<ReadingSearch, 'list' | 'filters'>
  query: { refetch: () => Promise<unknown> }
  /** Title of a list whose filters match nothing; by default it says that. */
  filteredTitle?: string
  /** Action to offer where nothing exists yet. */
  action?: ReactNode
}

/** The states shown instead of rows: a failure, nothing found, no data yet. */
export function useReadingStates({ texts, search, query, filteredTitle, action }: ReadingStatesProps) {
  const { formatMessage } = useIntl()
  const { list, filters } = search
  const title = formatMessage({ id: `${texts}.empty` })
  const { chosen, range } = list.filters
  const tags = filters.map((filter) => {
    const { name } = filter
    const value = chosen[name] ?? null
    const option = filter.kind === 'choice' && filter.options.find((one) => one.value === value)
    return {
      key: name,
      name: formatMessage({ id: `${texts}.filter.${name}` }),
      value: option ? option.label : value,
      without: { chosen: { ...chosen, [name]: null }, range },
    }
  })
  const days = {
    key: 'days',
    name: formatMessage({ id: 'reading.days' }),
    value: range === null ? null : range.join(' – '),
    without: { chosen, range: null },
  }
  return {
    failed: formatMessage({ id: `${texts}.failed` }),
    empty: (
      <EmptyState title={title} action={action}>
        {formatMessage({ id: `${texts}.emptyText` })}
      </EmptyState>
    ),
    filteredEmpty: (
      <FilteredEmpty
        title={filteredTitle}
        hidden={undefined}
        shown={[days, ...tags]}
        onFilters={(next) => list.inquire(next, query)}
        onReset={() => list.reset(query)}
      />
    ),
  }
}
