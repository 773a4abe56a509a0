import type { projectEntity } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { FileList } from '../../../components/files/FileList.tsx'
import { ApplicationTag } from '../contractors/contractor-states.tsx'
import { PendingAgeNote } from '../contractors/PendingAgeNote.tsx'
import styles from './ProjectDialogs.module.css'

/** A provider's application and the decision. */
export function ApplicationFacts({ assignment }: { assignment: projectEntity.Assignment }) {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const { applicationStatus, applyTimestamp, reviewTimestamp, reviewRemark, attachments } = assignment
  const isPending = applicationStatus === 'pending'
  const facts: readonly [name: string, value: ReactNode][] = [
    ['business', assignment.bizTypeName],
    [
      'offered',
      assignment.manpowerApplied === undefined ? undefined : formatNumber(assignment.manpowerApplied),
    ],
    ['person', assignment.contactPerson],
    ['contact', assignment.contact],
    [
      'applied',
      applyTimestamp === undefined ? undefined : (
        <>
          {formatTime(applyTimestamp, timezone)}{' '}
          {isPending && <PendingAgeNote applyTimestamp={applyTimestamp} />}
        </>
      ),
    ],
    ...(reviewTimestamp == null || isPending
      ? []
      : [['reviewed', formatTime(reviewTimestamp, timezone)] satisfies [string, ReactNode]]),
    ...(reviewRemark == null || reviewRemark === ''
      ? []
      : [['remark', reviewRemark] satisfies [string, ReactNode]]),
    ['description', assignment.applicationDesc],
    [
      'files',
      attachments === undefined ? undefined : attachments.length === 0 ? (
        formatMessage({ id: 'projectDetail.review.noFiles' })
      ) : (
        <FileList files={attachments} />
      ),
    ],
  ]
  return (
    <dl className="ui-stack ui-gap-8 ui-small">
      <div className={styles['fact']}>
        <dt>{formatMessage({ id: 'projectDetail.application' })}</dt>
        <dd>
          <ApplicationTag status={applicationStatus} />
        </dd>
      </div>
      {facts.map(([name, value]) => (
        <div key={name} className={styles['fact']}>
          <dt>{formatMessage({ id: `projectDetail.review.${name}` })}</dt>
          <dd dir="auto">{value ?? '-'}</dd>
        </div>
      ))}
    </dl>
  )
}
