import { EmptyState, ErrorState, FilteredEmptyState } from '@console/ui'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ListFilters } from './list-search.ts'
import type { ListProps } from './ListTable.tsx'
import { setFilterCount } from './set-filter-count.ts'

type Count = { total: number; totalIsCapped: boolean }

type ListStateProps<Filters extends ListFilters> = {
  list: ListProps<Count, Filters>
  /** What each filter is called, and what it is set to; null where it is not. */
  shown: readonly { key: keyof Filters; name: string; value: string | null }[]
  /** How many there are without filters, once that is known. */
  all: Count | undefined
  /** What is said where there is none at all. */
  none: ReactNode
}

/** Stands in for rows: a failure, a page beyond the last, none for these filters, none at all. */
export function ListState<Filters extends ListFilters>({
  list: { projects, filters, onFilters, onPage, onReset },
  shown,
  all,
  none,
}: ListStateProps<Filters>) {
  const { formatMessage } = useIntl()
  if (projects.data === undefined) {
    return (
      <ErrorState
        title={formatMessage({ id: 'lists.failed' })}
        error={projects.error ?? { message: '' }}
        kept={formatMessage({ id: 'ui.error.kept' })}
        onRetry={() => void projects.refetch()}
      />
    )
  }
  if (projects.data.total > 0) {
    return (
      <EmptyState
        title={formatMessage({ id: 'lists.pageEmpty' })}
        action={
          <Button
            onClick={() => {
              onPage(1)
            }}
          >
            {formatMessage({ id: 'lists.pageEmpty.first' })}
          </Button>
        }
      />
    )
  }
  if (setFilterCount(filters) === 0) return none
  return (
    <FilteredEmptyState
      title={formatMessage({ id: 'lists.noneFound' })}
      hiddenCount={all?.total ?? 0}
      isCapped={all?.totalIsCapped ?? false}
      filters={shown
        .filter(({ value }) => value !== null)
        .map(({ key, name, value }) => ({
          key: String(key),
          text: formatMessage({ id: 'lists.filter' }, { name, value }),
          onRemove: () => onFilters({ ...filters, [key]: null }),
        }))}
      onReset={onReset}
    />
  )
}
