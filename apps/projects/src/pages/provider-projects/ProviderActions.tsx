import type { projectApplication, projectEntity } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
import { useIntl } from 'react-intl'
import { ActionButton } from '../../components/ActionButton.tsx'
import { reasonText } from '../../model/action-reason.ts'
import { providerSituation } from '../../model/provider-situation.ts'
import { paths } from '../../paths.ts'
import type { ProviderSide } from './ProviderProjects.tsx'
import styles from './ProviderProjects.module.css'

export type ProviderActionsProps = {
  row: projectApplication.ProviderRow
  side: ProviderSide
  actor: projectEntity.ProjectActor
  onReport: (id: number) => void
  onPersonnel: (id: number) => void
}

/** What can be done with a project of the list (PROV-Q6): those that have no sense in its state are not there. */
export function ProviderActions({ row, side, actor, onReport, onPersonnel }: ProviderActionsProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { projectID, projectName, applicationStatus } = row
  const situation = providerSituation(row, { ...actor, isOwner: false })
  const button = (
    action: 'apply' | 'applyAgain' | 'report' | 'personnel',
    reasonId: string | null,
    onClick: () => void,
  ) => {
    const text = formatMessage({ id: `providerProjects.${action}` })
    return (
      <ActionButton
        type="link"
        size="small"
        reasonId={reasonId}
        aria-label={formatMessage({ id: 'providerProjects.actionOn' }, { action: text, name: projectName })}
        onClick={onClick}
      >
        {text}
      </ActionButton>
    )
  }
  const openForm = () => {
    services.navigate(paths.application(projectID))
  }
  const isPassed = applicationStatus === 'passed'
  return (
    <span className={styles['actions']}>
      <PageLink to={paths.providerDetail(projectID)}>
        {formatMessage({ id: 'providerProjects.view' })}
        <span className={styles['spoken']}>{projectName}</span>
      </PageLink>
      {side === 'open' &&
        applicationStatus === 'rejected' &&
        button('applyAgain', reasonText('applyAgain', situation), openForm)}
      {side === 'open' &&
        (applicationStatus === 'default' || applicationStatus === 'pending') &&
        button('apply', reasonText('apply', situation), openForm)}
      {isPassed && side === 'accepted' && (
        <>
          {button('report', null, () => onReport(projectID))}
          {button('personnel', reasonText('staff', situation), () => onPersonnel(projectID))}
        </>
      )}
    </span>
  )
}
