import type { projectStat } from '@console/contracts'
import { useIntl } from 'react-intl'
import styles from './AssignmentPage.module.css'

/** The current online status, as text and colour. */
export function OnlineStatus({ status }: { status: projectStat.Worker['onlineStatus'] }) {
  const { formatMessage } = useIntl()
  return (
    <span className={styles['online']} data-status={status}>
      {formatMessage({ id: `assignment.worker.${status}` })}
    </span>
  )
}
