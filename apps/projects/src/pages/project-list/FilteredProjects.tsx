import type { DataOf, project } from '@console/contracts'
import { EmptyState } from '@console/ui'
import { useIntl } from 'react-intl'
import { rangeText } from '../../components/list/list-search.ts'
import { ListState } from '../../components/list/ListState.tsx'
import type { ListProps } from '../../components/list/ListTable.tsx'
import { setFilterCount } from '../../components/list/set-filter-count.ts'
import { useProjectCount } from '../../queries/projects.ts'
import type { ProjectFilters } from './project-list.search.ts'

/** Stands in for the rows of the list. */
export function ProjectListState(list: ListProps<DataOf<typeof project.list>, ProjectFilters>) {
  const { formatMessage } = useIntl()
  const { search, status, range } = list.filters
  const all = useProjectCount(setFilterCount(list.filters) > 0 && list.projects.data !== undefined)
  return (
    <ListState
      list={list}
      shown={[
        { key: 'search', name: formatMessage({ id: 'projectList.search' }), value: search },
        {
          key: 'status',
          name: formatMessage({ id: 'projectList.status' }),
          value: status && formatMessage({ id: `project.status.${status}` }),
        },
        { key: 'range', name: formatMessage({ id: 'projectList.created' }), value: rangeText(range) },
      ]}
      all={all.data}
      none={
        <EmptyState title={formatMessage({ id: 'projectList.none' })}>
          {formatMessage({ id: 'projectList.none.text' })}
        </EmptyState>
      }
    />
  )
}
