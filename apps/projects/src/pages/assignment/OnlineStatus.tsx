import type { projectStat } from '@console/contracts'
import { useIntl } from 'react-intl'
import styles from './AssignmentPage.module.css'

/** At this moment, by word and by colour. */
export function OnlineStatus({ status }: { status: projectStat.Worker['onlineStatus'] }) {
  const { formatMessage } = useIntl()
  return (
    <span className={styles['online']} data-status={status}>
      {formatMessage({ id: `assignment.worker.${status}` })}
    </span>
  )
}
