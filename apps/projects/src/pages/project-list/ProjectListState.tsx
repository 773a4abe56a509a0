import { EmptyState, ErrorState, FilteredEmptyState } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useProjectCount } from '../../queries/projects.ts'
import type { ProjectListProps } from './ProjectList.tsx'

/** Stands in for rows: a failure, a page beyond the last, none for these filters, none at all. */
export function ProjectListState({ projects, isFiltered, onPage, onReset }: ProjectListProps) {
  const { formatMessage } = useIntl()
  const all = useProjectCount(isFiltered && projects.data !== undefined)
  if (projects.data === undefined) {
    return (
      <ErrorState
        title={formatMessage({ id: 'projectList.failed' })}
        error={projects.error ?? { message: '' }}
        kept={formatMessage({ id: 'ui.error.kept' })}
        onRetry={() => void projects.refetch()}
      />
    )
  }
  if (projects.data.total > 0) {
    return (
      <EmptyState
        title={formatMessage({ id: 'projectList.pageEmpty' })}
        action={
          <Button
            onClick={() => {
              onPage(1)
            }}
          >
            {formatMessage({ id: 'projectList.pageEmpty.first' })}
          </Button>
        }
      />
    )
  }
  if (!isFiltered) {
    return (
      <EmptyState title={formatMessage({ id: 'projectList.none' })}>
        {formatMessage({ id: 'projectList.none.text' })}
      </EmptyState>
    )
  }
  return (
    <FilteredEmptyState
      title={formatMessage({ id: 'projectList.noneFound' })}
      hiddenCount={all.data?.total ?? 0}
      isCapped={all.data?.totalIsCapped ?? false}
      filters={[]}
      onReset={onReset}
    />
  )
}
