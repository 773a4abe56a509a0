import { useHost } from '@console/sub-app'
import { Icon } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { consolePaths } from '../../../base/paths.ts'
import styles from './SessionListPage.module.css'

/** A link to the project of the sessions, or to all projects without one in the address (PROJ-034). */
export function BackToProject({ projectId }: { projectId: number | null }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  return (
    <Button
      className={styles['back'] ?? ''}
      icon={<Icon name="left" />}
      onClick={() =>
        services.navigate(projectId === null ? consolePaths.projects : consolePaths.project(projectId))
      }
    >
      {formatMessage({ id: 'sessions.back' })}
    </Button>
  )
}
