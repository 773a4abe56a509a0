import type { reportSchedule } from '@console/contracts'
import { useIntl } from 'react-intl'
import { ChangeButton, RemoveButton } from './row-buttons.tsx'
import { RowFrame } from './RowFrame.tsx'
import styles from './SchedulesDialog.module.css'

type BrokenRowProps = { schedule: reportSchedule.BrokenSchedule; onEdit: () => void }

/** A schedule that can no longer run: why, and what is left to do with it. */
export function BrokenRow({ schedule, onEdit }: BrokenRowProps) {
  const { formatMessage } = useIntl()
  const { name, reason, request } = schedule
  return (
    <RowFrame
      name={name}
      buttons={
        <>
          {request !== null && <ChangeButton schedule={schedule} onEdit={onEdit} />}
          <RemoveButton schedule={schedule} />
        </>
      }
    >
      <div className={styles['problem']}>{formatMessage({ id: 'schedules.broken' }, { reason })}</div>
    </RowFrame>
  )
}
