import type { projectApplication } from '@console/contracts'
import { PageLink } from '@console/sub-app/page-link'
import { useIntl } from 'react-intl'
import { ActionButton } from '../../components/ActionButton.tsx'
import { ProviderStatus } from '../../components/ProviderStatus.tsx'
import { paths } from '../../paths.ts'
import styles from './ProviderProjects.module.css'

/** How far the application is; of one that passed, the assignment with the ways to its work (PROV-011, PROV-012). */
export function ProviderState({ row }: { row: projectApplication.ProviderRow }) {
  const { formatMessage } = useIntl()
  const { projectID, projectName, applicationStatus, bizTypeID } = row
  if (applicationStatus !== 'passed') return <ProviderStatus state={row} />
  const monitor = formatMessage({ id: 'providerProjects.monitor' })
  return (
    <span className={styles['state']}>
      <ProviderStatus state={row} />
      <span className={styles['actions']}>
        <ActionButton
          type="link"
          size="small"
          reasonId="project.why.noMonitor"
          aria-label={formatMessage(
            { id: 'providerProjects.actionOn' },
            { action: monitor, name: projectName },
          )}
        >
          {monitor}
        </ActionButton>
        <PageLink
          to={bizTypeID === null ? paths.providerDetail(projectID) : paths.assignment(projectID, bizTypeID)}
        >
          {formatMessage({ id: 'providerProjects.detail' })}
          <span className={styles['spoken']}>{projectName}</span>
        </PageLink>
      </span>
    </span>
  )
}
