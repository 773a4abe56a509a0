import { type DataOf, type project, type projectEntity, projectReport } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { useListSlots } from '@console/domain-ui/slots'
import { useHost } from '@console/sub-app'
import { AppModal, countText, EmptyState, ErrorState, FigureCards, useIsMobile, Icon } from '@console/ui'
import { CreateButton, ListPage, type RowPage, useListSearch } from '@console/ui/list-page'
import { toServerTime } from '@console/ui/server-time'
import { Button, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { MonthlyReportsDrawer, ProjectFormDialog } from '../../components/on-demand-parts.ts'
import { toProjectRecord } from '../../model/project-record.ts'
import { listedProjectState, reasonText } from '../../model/project-state.ts'
import {
  useProject,
  useProjectCount,
  useProjectOverview,
  useProjects,
  useProjectStat,
} from '../../queries/projects.ts'
import { type ProjectList, projectList, toProjectsQuery } from './project-list.search.tsx'
import { ProjectCard } from './ProjectCard.tsx'
import { useProjectColumns } from './use-project-columns.tsx'

export { texts } from './texts.ts'

const NONE: projectEntity.ProjectRow[] = []

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
  const renderCard = (row: projectEntity.ProjectRow) =>
    slots.withCard(row, <ProjectCard project={row} {...actions} />)
  const slots = useListSlots({
    target: 'project',
    rows: projects.data?.records ?? NONE,
    toRecord: toProjectRecord,
  })
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
      columns={slots.withColumns(columns)}
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
      action={
        <Button icon={<Icon name="plus" />} onClick={onCreate}>
          {formatMessage({ id: 'projectList.new' })}
        </Button>
      }
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

type OpenedPartsProps = {
  list: Pick<ProjectList, 'search' | 'setSearch'>
  /** The rows of the current page, null while loading. */
  rows: readonly projectEntity.ProjectRow[] | null
}

/** The dialog or drawer that the address opens: a new project, a change of one, or its monthly reports. */
function OpenedParts({ list: { search, setSearch }, rows }: OpenedPartsProps) {
  const close = (name: 'new' | 'edit' | 'report') => () => {
    setSearch({ [name]: name === 'new' ? false : null }, { replace: true })
  }
  return (
    <>
      {search.new && <ProjectFormDialog project={null} onClose={close('new')} onDone={close('new')} />}
      {search.edit !== null && (
        <OpenedProject id={search.edit} rows={rows} onClose={close('edit')}>
          {(opened) => <EditedProject project={opened} onClose={close('edit')} />}
        </OpenedProject>
      )}
      {search.report !== null && (
        <OpenedProject id={search.report} rows={rows} onClose={close('report')}>
          {(opened) => (
            <MonthlyReportsDrawer
              project={opened}
              owner={{ id: projectReport.OWNER_SIDE, type: 'platform' }}
              canFile={reasonText('reportAsOwner', listedProjectState(opened))}
              onClose={close('report')}
            />
          )}
        </OpenedProject>
      )}
    </>
  )
}

type EditedProjectProps = { project: projectEntity.ProjectRow; onClose: () => void }

/** The form of a project, or why it cannot be changed: the address may name any project. */
function EditedProject({ project, onClose }: EditedProjectProps) {
  const { formatMessage } = useIntl()
  const reason = reasonText('update', listedProjectState(project))
  if (reason === null) return <ProjectFormDialog project={project} onClose={onClose} onDone={onClose} />
  return (
    <AppModal open footer={null} title={project.name} onCancel={onClose}>
      <p role="alert">{formatMessage({ id: reason })}</p>
    </AppModal>
  )
}

type OpenedProjectProps = {
  id: number
  /** The rows of the current page, null while loading; a link may open a project of another page. */
  rows: readonly projectEntity.ProjectRow[] | null
  onClose: () => void
  children: (project: projectEntity.ProjectRow) => ReactNode
}

/**
 * The project that the address opens: the row of the list, or fetched when the list does not have it. Its form stays the same
 * when the list gets the row later, as it does for a project that is new.
 */
function OpenedProject({ id, rows, onClose, children }: OpenedProjectProps) {
  const { formatMessage } = useIntl()
  const row = rows?.find((one) => one.id === id)
  const found = useProject(id, { isRequested: rows !== null && row === undefined })
  const project = row ?? found.data
  if (project !== undefined) return children(project)
  if (rows === null) return null
  return (
    <AppModal open footer={null} title={formatMessage({ id: 'projectList.project' })} onCancel={onClose}>
      {found.isError ? (
        <ErrorState
          title={formatMessage({ id: 'lists.open.failed' })}
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      ) : (
        <Skeleton active />
      )}
    </AppModal>
  )
}
