import { WorkspaceClient } from '@console/domain-ui/seats'
import { EmptyState, useIsMobile } from '@console/ui'
import { useIntl } from 'react-intl'
import type { MonitorChoice, MonitorProjects } from '../../model/monitor-choice.ts'
import { MonitorBoard } from './MonitorBoard.tsx'
import type { ProjectMonitorSearch } from './project-monitor.search.ts'
import styles from './ProjectMonitorPage.module.css'
import { ProjectPicker } from './tree/ProjectPicker.tsx'
import { choiceKey } from './tree/project-nodes.ts'
import { ProjectTree } from './tree/ProjectTree.tsx'

type MonitorLayoutProps = {
  projects: MonitorProjects
  /** Null where the named business does not exist. */
  chosen: MonitorChoice | null
  isOnlineOnly: boolean
  onChange: (changes: Partial<ProjectMonitorSearch>) => void
}

/** The tree at the left, on a phone behind a button, and the workers of the chosen business. */
export function MonitorLayout({ projects, chosen, isOnlineOnly, onChange }: MonitorLayoutProps) {
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
