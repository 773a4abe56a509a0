import type { reportSchedule } from '@console/contracts'
import { useIntl } from 'react-intl'
import { ChangeButton, RemoveButton } from './row-buttons.tsx'
import styles from './SchedulesDialog.module.css'

type BrokenRowProps = { schedule: reportSchedule.BrokenSchedule; onEdit: () => void }

/** A schedule that can no longer run: why, and what is left to do with it. */
export function BrokenRow({ schedule, onEdit }: BrokenRowProps) {
  const { formatMessage } = useIntl()
  const { name, reason, request } = schedule
  return (
    <li className={styles['row']}>
      <div className={styles['facts']}>
        <div className={styles['name']} dir="auto">
          {name}
        </div>
        <div className={styles['problem']}>{formatMessage({ id: 'schedules.broken' }, { reason })}</div>
      </div>
      <div className={styles['buttons']}>
        {request !== null && <ChangeButton name={name} onEdit={onEdit} />}
        <RemoveButton schedule={schedule} />
      </div>
    </li>
  )
}
