import { projectEntity } from '@console/contracts'
import { useIntl } from 'react-intl'
import styles from './ProjectStatusTag.module.css'

/** A dot and a word: green while the project goes on, grey otherwise (PROJ-006); an unknown status is '-' (PROJ-Q1). */
export function ProjectStatusTag({ status }: { status: string | null }) {
  const { formatMessage } = useIntl()
  const known = projectEntity.PROJECT_STATUSES.find((one) => one === status)
  if (known === undefined) return formatMessage({ id: 'project.none' })
  return (
    <span className={styles['status']} data-status={known}>
      {formatMessage({ id: `project.status.${known}` })}
    </span>
  )
}
