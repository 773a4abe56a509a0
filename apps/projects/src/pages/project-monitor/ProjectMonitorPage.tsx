import { PageFailure } from '@console/domain-ui'
import { WorkspaceClient } from '@console/domain-ui/seats'
import { EmptyState, flagField, idField, type SearchOf, useIsMobile, useUrlSearch } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import {
  chooseBusiness,
  type MonitorChoice,
  type MonitorProjects,
  type NamedBusiness,
} from '../../model/monitor-choice.ts'
import { useMonitorProjects } from '../../queries/live-monitor.ts'
import { CardSkeletons } from './grid/CardSkeletons.tsx'
import { MonitorBoard } from './MonitorBoard.tsx'
import { choiceKey } from './tree/project-nodes.ts'
import { ProjectPicker } from './tree/ProjectPicker.tsx'
import { ProjectTree } from './tree/ProjectTree.tsx'
import styles from './ProjectMonitorPage.module.css'

export { texts } from './texts.ts'

/** The watched business, in the address once it was chosen here, and whether only workers who are online are shown. */
const projectMonitorSearch = {
  project: idField(),
  business: idField(),
  online: flagField(),
}

/** Workers of projects at this moment, one of whom is watched (LIVE-001). */
export function ProjectMonitorPage() {
  const { formatMessage } = useIntl()
  const { search, setSearch, problems } = useUrlSearch(projectMonitorSearch)
  const named = useNamedBusiness(search)
  const projects = useMonitorProjects()
  if (projects.data === undefined) {
    if (projects.error === null) return <MonitorSkeleton />
    return (
      <PageFailure
        error={projects.error}
        title={formatMessage({ id: 'monitor.failed' })}
        page={formatMessage({ id: 'monitor.page' })}
        onRetry={() => void projects.refetch()}
      />
    )
  }
  const { records } = projects.data
  if (records.length === 0) {
    return (
      <EmptyState title={formatMessage({ id: 'monitor.none' })}>
        {formatMessage({ id: 'monitor.none.text' })}
      </EmptyState>
    )
  }
  return (
    <>
      <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
      <MonitorLayout
        projects={records}
        chosen={chooseBusiness(records, named)}
        isOnlineOnly={search.online}
        onChange={setSearch}
      />
    </>
  )
}

/** The business chosen here, else the one that the page before passed on as `monitorTarget` has it (LIVE-003, PROJ-032). */
function useNamedBusiness({ project, business }: ProjectMonitorSearch): NamedBusiness | null {
  const { state }: { state: unknown } = useLocation()
  if (business !== null) return { projectId: project, bizTypeId: business }
  const bizId = typeof state === 'object' && state !== null && 'bizId' in state ? state.bizId : null
  return typeof bizId === 'number' ? { projectId: null, bizTypeId: bizId } : null
}

/** The page in outline, before the projects are known. */
function MonitorSkeleton() {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  return (
    <div className={styles['page']} role="status" aria-label={formatMessage({ id: 'monitor.loading' })}>
      {!isMobile && <div className={styles['outlineTree']} />}
      <div className={styles['main']}>
        <CardSkeletons />
      </div>
    </div>
  )
}

type MonitorLayoutProps = {
  projects: MonitorProjects
  /** Null where the named business does not exist. */
  chosen: MonitorChoice | null
  isOnlineOnly: boolean
  onChange: (changes: Partial<ProjectMonitorSearch>) => void
}

/** The tree at the left, on a phone behind a button, and the workers of the chosen business. */
function MonitorLayout({ projects, chosen, isOnlineOnly, onChange }: MonitorLayoutProps) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const tree = {
    projects,
    chosen,
    onChoose: ({ projectId, bizTypeId }: MonitorChoice) =>
      onChange({ project: projectId, business: bizTypeId }),
  }
  return (
    <div className={styles['page']}>
      {!isMobile && <ProjectTree {...tree} />}
      <div className={styles['main']}>
        {isMobile && <ProjectPicker {...tree} />}
        {chosen === null ? (
          <EmptyState title={formatMessage({ id: 'monitor.missing' })}>
            {formatMessage({ id: 'monitor.missing.text' })}
          </EmptyState>
        ) : (
          // Another business is another board: its polls and the running watch end (LIVE-008).
          <WorkspaceClient key={choiceKey(chosen)} businessTypeId={chosen.bizTypeId}>
            <MonitorBoard
              choice={chosen}
              isOnlineOnly={isOnlineOnly}
              onOnlineOnly={(online) => onChange({ online })}
            />
          </WorkspaceClient>
        )}
      </div>
    </div>
  )
}

type ProjectMonitorSearch = SearchOf<typeof projectMonitorSearch>
