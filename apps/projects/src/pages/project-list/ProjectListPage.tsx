import type { DataOf, project, projectEntity } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { countText, EmptyState } from '@console/ui'
import { CreateButton, ListPage, useListSearch, type BandProps, type RowPage } from '@console/ui/list-page'
import { toServerTime } from '@console/ui/server-time'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useProjects } from '../../queries/projects.ts'
import { FilteredProjects } from './FilteredProjects.tsx'
import { OpenedParts } from './OpenedParts.tsx'
import { projectList, toProjectsQuery, type ProjectFilters } from './project-list.search.ts'
import { ProjectCard } from './ProjectCard.tsx'
import { ProjectFigures } from './ProjectFigures.tsx'
import { ProjectListBand } from './ProjectListBand.tsx'
import { useProjectColumns } from './use-project-columns.tsx'

/** The projects of the company, for the platform of every company (PROJ-001). */
export function ProjectListPage() {
  const { formatMessage, locale } = useIntl()
  const { timezone } = useHost()
  const list = useListSearch(projectList)
  const { search, setSearch } = list
  const projects = useProjects(toProjectsQuery(search, timezone))
  const rows = projects.data?.records ?? (projects.isError ? [] : null)
  const actions = {
    // Ages are computed at the time the rows were fetched.
    now: Math.floor(toServerTime(projects.dataUpdatedAt) / 1000),
    onEdit: (edit: number) => setSearch({ edit }),
    onReport: (report: number) => setSearch({ report }),
  }
  const columns = useProjectColumns(actions)
  const renderCard = (row: projectEntity.ProjectRow) => <ProjectCard project={row} {...actions} />
  const title = formatMessage({ id: 'projectList.page' })
  return (
    <ListPage
      list={list}
      query={projects}
      toRowPage={toRowPage}
      label={title}
      title={title}
      noPermission={<NoAccess page={title} />}
      band={renderBand}
      formatCount={({ total, isCapped = false }) => countText(total, isCapped, locale)}
      action={
        <CreateButton
          text={formatMessage({ id: 'projectList.new' })}
          shortText={formatMessage({ id: 'projectList.newShort' })}
          onClick={() => setSearch({ new: true })}
        />
      }
      summary={<ProjectFigures />}
      columns={columns}
      rowKey={({ id }) => id}
      mobileCard={renderCard}
      isCompact
      states={{
        failed: formatMessage({ id: 'lists.failed' }),
        preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
        empty: <NoProjects onCreate={() => setSearch({ new: true })} />,
        filteredEmpty: (
          <FilteredProjects
            filters={list.filters}
            onFilters={(filters) => list.inquire(filters, projects)}
            onReset={() => list.reset(projects)}
          />
        ),
      }}
    >
      <OpenedParts list={list} rows={rows} />
    </ListPage>
  )
}

function NoProjects({ onCreate }: { onCreate: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      title={formatMessage({ id: 'projectList.none' })}
      action={<Button onClick={onCreate}>{formatMessage({ id: 'projectList.new' })}</Button>}
    >
      {formatMessage({ id: 'projectList.none.text' })}
    </EmptyState>
  )
}

function renderBand(band: BandProps<ProjectFilters>) {
  return <ProjectListBand {...band} />
}

function toRowPage(answer: DataOf<typeof project.list>): RowPage<projectEntity.ProjectRow> {
  return { rows: answer.records, total: answer.total, isCapped: answer.totalIsCapped }
}
