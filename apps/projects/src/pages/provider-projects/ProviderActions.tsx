import { projectPersonnel, type projectApplication, type projectEntity } from '@console/contracts'
import { useHost, useHasCall } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { RowLink } from '../../components/list/list-cells.tsx'
import { RowAction } from '../../components/list/RowAction.tsx'
import { monitorAction } from '../../model/monitor-target.ts'
import { providerProjectState, reasonText } from '../../model/project-state.ts'
import { paths } from '../../paths.ts'
import styles from '../../components/list/List.module.css'

export type ProviderSide = 'open' | 'accepted'

export type ProviderActionsProps = {
  row: projectApplication.ProviderRow
  side: ProviderSide
  actor: projectEntity.ProjectActor
  onReport: (id: number) => void
  onPersonnel: (id: number) => void
}

/** The actions on a project of the list (PROV-012, PROV-Q6), without those that make no sense in its state. */
export function ProviderActions({ row, side, actor, onReport, onPersonnel }: ProviderActionsProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const hasPersonnel = useHasCall(projectPersonnel.personnel)
  const { projectID, projectName, applicationStatus, bizTypeID } = row
  const projectState = providerProjectState(row, { ...actor, isOwner: false })
  const openForm = () => {
    services.navigate(paths.application(projectID))
  }
  const isPassed = applicationStatus === 'passed'
  const action = (
    key: 'apply' | 'applyAgain' | 'report' | 'personnel',
    reasonId: string | null,
    onClick: () => void,
  ) => (
    <RowAction
      text={formatMessage({ id: `providerProjects.${key}` })}
      name={projectName}
      reasonId={reasonId}
      onClick={onClick}
    />
  )
  return (
    <span className={`ui-inline-row ui-gap-12 ui-nowrap ui-phone-wraps ${styles['actions']}`}>
      <RowLink
        to={paths.providerDetail(projectID)}
        text={formatMessage({ id: 'providerProjects.view' })}
        name={projectName}
      />
      {isPassed && <AssignmentLink row={row} />}
      {side === 'open' &&
        applicationStatus === 'rejected' &&
        action('applyAgain', reasonText('applyAgain', projectState), openForm)}
      {side === 'open' &&
        (applicationStatus === 'default' || applicationStatus === 'pending') &&
        action('apply', reasonText('apply', projectState), openForm)}
      {isPassed && side === 'accepted' && (
        <>
          {action('report', null, () => onReport(projectID))}
          {hasPersonnel &&
            action('personnel', reasonText('staff', projectState), () => onPersonnel(projectID))}
        </>
      )}
      {isPassed && (
        <RowAction
          text={formatMessage({ id: 'providerProjects.monitor' })}
          name={projectName}
          {...monitorAction({ bizTypeId: bizTypeID, status: row.assignmentStatus }, services.canOpen)}
        />
      )}
      {side === 'open' && !isPassed && !actor.isVerified && (
        // The button itself has the whole reason.
        <span className={styles['note']} aria-hidden="true">
          {formatMessage({ id: 'project.verification.short' })}
        </span>
      )}
    </span>
  )
}

/** Link to the company's work for the project; to the project itself where its business is not known. */
function AssignmentLink({ row: { projectID, projectName, bizTypeID } }: Pick<ProviderActionsProps, 'row'>) {
  const { formatMessage } = useIntl()
  return (
    <RowLink
      to={bizTypeID == null ? paths.providerDetail(projectID) : paths.assignment(projectID, bizTypeID)}
      text={formatMessage({ id: 'providerProjects.detail' })}
      name={projectName}
    />
  )
}
