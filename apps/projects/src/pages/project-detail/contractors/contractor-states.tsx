import type { projectEntity } from '@console/contracts'
import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import styles from './contractor-states.module.css'

const ICONS = { default: null, pending: 'clock', passed: 'check', rejected: 'close' } as const

/** The state of an application: a glyph and a word. */
export function ApplicationTag({ status }: { status: projectEntity.ApplicationStatus }) {
  const { formatMessage } = useIntl()
  const icon = ICONS[status]
  return (
    <span className={styles['tag']} data-status={status}>
      {icon !== null && <Icon name={icon} size={14} />}
      {formatMessage({ id: `project.application.${status}` })}
    </span>
  )
}

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
