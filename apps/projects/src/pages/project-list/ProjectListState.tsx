import type { DataOf, project } from '@console/contracts'
import { EmptyState } from '@console/ui'
import { useIntl } from 'react-intl'
import { ListState } from '../../components/list/ListState.tsx'
import type { ListProps } from '../../components/list/ListTable.tsx'
import { useProjectCount } from '../../queries/projects.ts'

/** Stands in for the rows of the list. */
export function ProjectListState(list: ListProps<DataOf<typeof project.list>>) {
  const { formatMessage } = useIntl()
  const all = useProjectCount(list.isFiltered && list.projects.data !== undefined)
  return (
    <ListState
      list={list}
      all={all.data}
      none={
        <EmptyState title={formatMessage({ id: 'projectList.none' })}>
          {formatMessage({ id: 'projectList.none.text' })}
        </EmptyState>
      }
    />
  )
}
