import type { projectEntity } from '@console/contracts'
import { useIntl } from 'react-intl'
import styles from './AssignmentState.module.css'

/** How far a contractor has come with what it was given (PROJ-022); nothing before it passed. */
export function AssignmentState({ status }: { status: projectEntity.AssignmentStatus | null }) {
  const { formatMessage } = useIntl()
  if (status === null) return formatMessage({ id: 'project.none' })
  return (
    <span className={styles['state']} data-status={status}>
      {formatMessage({ id: `project.assignment.${status}` })}
    </span>
  )
}
