import { EmptyState, ErrorState, FilteredEmptyState } from '@console/ui'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ListProps } from './ListTable.tsx'

type Count = { total: number; totalIsCapped: boolean }

type ListStateProps = {
  list: ListProps<Count>
  /** How many there are without filters, once that is known. */
  all: Count | undefined
  /** What is said where there is none at all. */
  none: ReactNode
}

/** Stands in for rows: a failure, a page beyond the last, none for these filters, none at all. */
export function ListState({ list: { projects, isFiltered, onPage, onReset }, all, none }: ListStateProps) {
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
  if (!isFiltered) return none
  return (
    <FilteredEmptyState
      title={formatMessage({ id: 'lists.noneFound' })}
      hiddenCount={all?.total ?? 0}
      isCapped={all?.totalIsCapped ?? false}
      filters={[]}
      onReset={onReset}
    />
  )
}
