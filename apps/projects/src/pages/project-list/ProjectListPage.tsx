import type { DataOf, project, projectEntity } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { countText, EmptyState, FigureCards, useIsMobile } from '@console/ui'
import { CreateButton, ListPage, useListSearch, type RowPage } from '@console/ui/list-page'
import { toServerTime } from '@console/ui/server-time'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useProjects, useProjectOverview, useProjectStat, useProjectCount } from '../../queries/projects.ts'
import { OpenedParts } from './OpenedParts.tsx'
import { projectList, toProjectsQuery } from './project-list.search.tsx'
import { ProjectCard } from './ProjectCard.tsx'
import { useProjectColumns } from './use-project-columns.tsx'

export { texts } from './texts.ts'

/** The projects of the company, for the platform of every company (PROJ-001). */
export function ProjectListPage() {
  const { formatMessage, locale } = useIntl()
  const { timezone } = useHost()
  const list = useListSearch(projectList)
  const { setSearch } = list
  const projects = useProjects(toProjectsQuery(list, timezone))
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
        empty: <NoProjects onCreate={() => setSearch({ new: true })} />,
      }}
      filteredTitle={formatMessage({ id: 'lists.noneFound' })}
      useHiddenCount={useProjectCount}
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

function toRowPage(answer: DataOf<typeof project.list>): RowPage<projectEntity.ProjectRow> {
  return { rows: answer.records, total: answer.total, isCapped: answer.totalIsCapped }
}

/** The company's projects in four figures (PROJ-002). When one call fails the other's figures stay. */
function ProjectFigures() {
  const { formatMessage, formatNumber } = useIntl()
  const isMobile = useIsMobile()
  const overview = useProjectOverview()
  const stat = useProjectStat()
  const figure = (key: 'all' | 'ongoing' | 'cooperations' | 'manpower', text: string | null) => ({
    key,
    label: formatMessage({ id: `projectList.figure.${key}${isMobile ? '.short' : ''}` }),
    note: formatMessage({ id: `projectList.figure.${key}.note` }),
    text,
  })
  const formatFigure = (value: number | undefined, isFailed: boolean, isChange = false) => {
    if (value !== undefined) return formatNumber(value, isChange ? { signDisplay: 'exceptZero' } : {})
    return isFailed ? formatMessage({ id: 'project.none' }) : null
  }
  const failed = [overview, stat].filter(({ isError }) => isError)
  return (
    <div>
      <FigureCards
        label={formatMessage({ id: 'projectList.figures' })}
        figures={[
          figure('all', formatFigure(overview.data?.totalCnt, overview.isError)),
          figure('ongoing', formatFigure(overview.data?.processCnt, overview.isError)),
          figure('cooperations', formatFigure(stat.data?.bizAddition, stat.isError)),
          figure('manpower', formatFigure(stat.data?.manpowerChange, stat.isError, true)),
        ]}
      />
      {failed.length > 0 && (
        <p className="ui-after-8 ui-note ui-error" role="alert">
          {formatMessage({ id: 'projectList.figures.failed' })}{' '}
          <button
            type="button"
            className="ui-text-button ui-link"
            onClick={() => {
              for (const query of failed) void query.refetch()
            }}
          >
            {formatMessage({ id: 'ui.retry' })}
          </button>
        </p>
      )}
    </div>
  )
}
