import type { projectApplication } from '@console/contracts'
import { useIntl } from 'react-intl'
import styles from './ProviderStatus.module.css'

type ProviderStatusProps = {
  state: Pick<projectApplication.ProviderRow, 'applicationStatus' | 'assignmentStatus'>
}

/** A dot and a word: the state of the application, once passed that of the assignment (PROV-011, PROV-012). */
export function ProviderStatus({ state: { applicationStatus, assignmentStatus } }: ProviderStatusProps) {
  const { formatMessage } = useIntl()
  const isPassed = applicationStatus === 'passed'
  if (isPassed && assignmentStatus == null) return formatMessage({ id: 'project.none' })
  const id = isPassed ? `project.assignment.${assignmentStatus}` : `project.application.${applicationStatus}`
  return (
    <span
      className={`ui-inline-row ui-gap-6 ui-nowrap ${styles['status']}`}
      data-status={isPassed ? assignmentStatus : applicationStatus}
    >
      {formatMessage({ id })}
    </span>
  )
}
