import type { projectEntity } from '@console/contracts'
import { PageLink } from '@console/sub-app/page-link'
import { hoursFromSeconds } from '@console/ui'
import { useIntl } from 'react-intl'
import { paths } from '../../../paths.ts'
import type { ProjectDetailChange } from '../project-detail.search.ts'
import { ApplicationTag } from './ApplicationTag.tsx'
import { AssignmentState } from './AssignmentState.tsx'
import { ContractorActions } from './ContractorActions.tsx'
import styles from './ContractorTable.module.css'
import { PendingAgeNote } from './PendingAgeNote.tsx'
import type { ProjectDetail } from '../../../model/actor.ts'

type ContractorCardProps = {
  project: ProjectDetail
  assignment: projectEntity.Assignment
  /** Seconds online for the project; undefined when unknown. */
  seconds: number | undefined
  onOpen: ProjectDetailChange
}

/** A contractor on a phone. */
export function ContractorCard({ project, assignment, seconds, onOpen }: ContractorCardProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { applicationStatus, bizTypeID, manpowerAssigned, confirmedManpower } = assignment
  const isPassed = applicationStatus === 'passed'
  return (
    <div className={styles['card']}>
      <div className={styles['cardLine']}>
        <strong>
          <PageLink to={paths.assignment(project.id, bizTypeID)}>{assignment.tenantName}</PageLink>
        </strong>
        <ApplicationTag status={applicationStatus} />
      </div>
      <div className={styles['cardLine']}>
        <span>{assignment.bizTypeName}</span>
        {isPassed && <AssignmentState status={assignment.status} />}
        {applicationStatus === 'pending' && <PendingAgeNote applyTimestamp={assignment.applyTimestamp} />}
      </div>
      <div className={styles['cardLine']}>
        <span>
          {isPassed
            ? formatMessage(
                { id: 'projectDetail.contractor.confirmedOf' },
                { confirmed: formatNumber(confirmedManpower), assigned: formatNumber(manpowerAssigned) },
              )
            : formatMessage({ id: 'projectDetail.contractor.nothing' })}
        </span>
        {seconds !== undefined && (
          <span>
            {formatMessage({ id: 'projectDetail.contractor.hours' }, { hours: hoursFromSeconds(seconds) })}
          </span>
        )}
      </div>
      <ContractorActions project={project} assignment={assignment} onOpen={onOpen} />
    </div>
  )
}
