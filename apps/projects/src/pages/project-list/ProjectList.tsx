import type { DataOf, project, projectEntity } from '@console/contracts'
import { countText, DataTable, Icon } from '@console/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { ProjectCard } from './ProjectCard.tsx'
import styles from './ProjectListPage.module.css'
import { ProjectListState } from './ProjectListState.tsx'
import { useProjectColumns } from './use-project-columns.tsx'

export type ProjectListProps = {
  projects: UseQueryResult<DataOf<typeof project.list>>
  page: number
  pageSize: number
  isFiltered: boolean
  onPage: (page: number) => void
  onPageSize: (pageSize: number) => void
  onReset: () => void
  onAdd: () => void
  onEdit: (id: number) => void
  onReport: (id: number) => void
}

/** The card of the list: how many, the way to a new project, and the projects or what stands in for them. */
export function ProjectList(props: ProjectListProps) {
  const { projects, page, pageSize, onPage, onPageSize, onAdd, onEdit, onReport } = props
  const { formatMessage, locale } = useIntl()
  // Ages are as old as the rows that they are of.
  const now = Math.floor(projects.dataUpdatedAt / 1000)
  const columns = useProjectColumns({ now, onEdit, onReport })
  const { data: answer } = projects
  const rows = answer?.records ?? []
  const isReady = answer !== undefined || projects.isError
  const cardOf = (row: projectEntity.ProjectRow) => (
    <ProjectCard project={row} now={now} onEdit={onEdit} onReport={onReport} />
  )
  return (
    <DataTable
      label={formatMessage({ id: 'projectList.page' })}
      head={
        <>
          <span className={styles['head']}>
            <h2>{formatMessage({ id: 'projectList.page' })}</h2>
            <span className={styles['count']} role="status">
              {answer !== undefined && countText(answer.total, answer.totalIsCapped, locale)}
            </span>
          </span>
          <Button type="primary" icon={<Icon name="plus" />} onClick={onAdd}>
            {formatMessage({ id: 'projectList.new' })}
          </Button>
        </>
      }
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      isLoading={!isReady}
      isRefreshing={projects.isPlaceholderData}
      {...(isReady && rows.length === 0 ? { state: <ProjectListState {...props} /> } : {})}
      paging={{ page, pageSize, total: answer?.total ?? 0 }}
      onPage={onPage}
      onPageSize={onPageSize}
      mobileCard={cardOf}
    />
  )
}
