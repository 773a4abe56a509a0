import type { DataOf, project, projectEntity } from '@console/contracts'
import { Icon } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { ListTable, type ListProps } from '../../components/list/ListTable.tsx'
import { ProjectCard } from './ProjectCard.tsx'
import { ProjectListState } from './ProjectListState.tsx'
import type { ProjectFilters } from './project-list.search.ts'
import { useProjectColumns } from './use-project-columns.tsx'

type ProjectListProps = ListProps<DataOf<typeof project.list>, ProjectFilters> & {
  onAdd: () => void
  onEdit: (id: number) => void
  onReport: (id: number) => void
}

/** The projects, and the way to a new one. */
export function ProjectList({ onAdd, onEdit, onReport, ...list }: ProjectListProps) {
  const { formatMessage } = useIntl()
  // Ages are as old as the rows that they are of.
  const now = Math.floor(list.projects.dataUpdatedAt / 1000)
  const columns = useProjectColumns({ now, onEdit, onReport })
  const cardOf = (row: projectEntity.ProjectRow) => (
    <ProjectCard project={row} now={now} onEdit={onEdit} onReport={onReport} />
  )
  return (
    <ListTable
      list={list}
      title={formatMessage({ id: 'projectList.page' })}
      columns={columns}
      rowKey={({ id }) => id}
      mobileCard={cardOf}
      state={<ProjectListState {...list} />}
      add={
        <Button type="primary" icon={<Icon name="plus" />} onClick={onAdd}>
          {formatMessage({ id: 'projectList.new' })}
        </Button>
      }
    />
  )
}
