import type { projectStat } from '@console/contracts'
import { hoursFromSeconds } from '@console/ui'
import { useIntl } from 'react-intl'
import styles from './AssignmentPage.module.css'
import { OnlineStatus } from './OnlineStatus.tsx'

/** A worker on a phone. */
export function WorkerCard(row: projectStat.Worker) {
  return <Worker row={row} />
}

function Worker({
  row: { name, orgName, phone, onlineStatus, totalOnlineDuration },
}: {
  row: projectStat.Worker
}) {
  const { formatMessage } = useIntl()
  const hours = hoursFromSeconds(totalOnlineDuration)
  return (
    <span className={styles['worker']}>
      <span className={styles['workerLine']}>
        <strong>{name}</strong>
        <OnlineStatus status={onlineStatus} />
      </span>
      <span className={styles['workerLine']}>
        <span className={styles['note']}>{[orgName || '-', phone ?? '-'].join(' · ')}</span>
        <span className={styles['note']}>
          {formatMessage({ id: 'assignment.worker.hoursOf' }, { hours })}
        </span>
      </span>
    </span>
  )
}
