import type { projectEntity } from '@console/contracts'
import { useIntl } from 'react-intl'
import styles from './AssignmentState.module.css'

/** The state of a contractor's assignment (PROJ-022); empty before the application has passed. */
export function AssignmentState({ status }: { status: projectEntity.AssignmentStatus | null }) {
  const { formatMessage } = useIntl()
  if (status === null) return formatMessage({ id: 'project.none' })
  return (
    <span className={`ui-inline-row ui-gap-6 ${styles['state']}`} data-status={status}>
      {formatMessage({ id: `project.assignment.${status}` })}
    </span>
  )
}
