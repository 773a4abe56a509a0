import { projectPersonnel } from '@console/contracts'
import { useHost, useHasCall, useNamePage } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { ActionButton } from '../../components/ActionButton.tsx'
import { ProviderStatus } from '../../components/ProviderStatus.tsx'
import type { ProviderDetail } from '../../model/actor.ts'
import { monitorAction } from '../../model/monitor-target.ts'
import { providerProjectState, reasonText } from '../../model/project-state.ts'
import { paths } from '../../paths.ts'
import styles from './ProviderDetailPage.module.css'

type ProviderDetailHeadProps = {
  project: ProviderDetail
  onOpen: (name: 'apply' | 'report' | 'personnel') => void
}

/** The state of the application and its actions; the console's header shows the project's name. */
export function ProviderDetailHead({ project, onOpen }: ProviderDetailHeadProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const hasPersonnel = useHasCall(projectPersonnel.personnel)
  const { applicationStatus, actor, projectName } = project
  useNamePage({
    name: projectName,
    above: [{ path: applicationStatus === 'passed' ? paths.accepted : paths.open }],
  })
  const projectState = providerProjectState(project, actor)
  const text = (action: string) => formatMessage({ id: `providerDetail.${action}` })
  return (
    <header className={styles['headStrip']}>
      <ProviderStatus state={project} />
      <span className={`ui-wrap ui-gap-8 ui-to-end ui-phone-buttons ${styles['actions']}`}>
        {applicationStatus === 'passed' ? (
          <>
            <ActionButton
              {...monitorAction(
                { bizTypeId: project.bizTypeID, status: project.assignmentStatus },
                services.canOpen,
              )}
            >
              {text('monitor')}
            </ActionButton>
            {hasPersonnel && (
              <ActionButton reasonId={reasonText('staff', projectState)} onClick={() => onOpen('personnel')}>
                {text('personnel')}
              </ActionButton>
            )}
            <ActionButton reasonId={null} onClick={() => onOpen('report')}>
              {text('report')}
            </ActionButton>
          </>
        ) : applicationStatus === 'rejected' ? (
          <ActionButton
            type="primary"
            reasonId={reasonText('applyAgain', projectState)}
            onClick={() => onOpen('apply')}
          >
            {text('applyAgain')}
          </ActionButton>
        ) : (
          <ActionButton
            type="primary"
            reasonId={reasonText('apply', projectState)}
            onClick={() => onOpen('apply')}
          >
            {text('apply')}
          </ActionButton>
        )}
      </span>
    </header>
  )
}
