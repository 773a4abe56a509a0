import type { projectApplication } from '@console/contracts'
import { useIntl } from 'react-intl'
import list from '../../components/list/List.module.css'
import { RowAction } from '../../components/list/RowAction.tsx'
import { RowLink } from '../../components/list/RowLink.tsx'
import { ProviderStatus } from '../../components/ProviderStatus.tsx'
import { monitorTarget } from '../../model/monitor-target.ts'
import { paths } from '../../paths.ts'
import styles from './ProviderProjects.module.css'

/** The state of the application; once passed, that of the assignment with its actions (PROV-011, PROV-012). */
export function ProviderState({ row }: { row: projectApplication.ProviderRow }) {
  const { formatMessage } = useIntl()
  const { projectID, projectName, applicationStatus, bizTypeID } = row
  if (applicationStatus !== 'passed') return <ProviderStatus state={row} />
  return (
    <span className={styles['state']}>
      <ProviderStatus state={row} />
      <span className={list['actions']}>
        <RowAction
          text={formatMessage({ id: 'providerProjects.monitor' })}
          name={projectName}
          reasonId="project.why.noMonitor"
          target={bizTypeID === null ? null : monitorTarget(bizTypeID)}
        />
        <RowLink
          to={bizTypeID === null ? paths.providerDetail(projectID) : paths.assignment(projectID, bizTypeID)}
          text={formatMessage({ id: 'providerProjects.detail' })}
          name={projectName}
        />
      </span>
    </span>
  )
}
