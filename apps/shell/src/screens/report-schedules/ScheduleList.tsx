import { AppModal, ErrorState } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { BrokenRow } from './BrokenRow.tsx'
import { changeButtonId } from './row-buttons.tsx'
import { ScheduleRow } from './ScheduleRow.tsx'
import { useSchedules } from './schedule-queries.ts'
import styles from './SchedulesDialog.module.css'

const WIDTH = 640

type ScheduleListProps = {
  /** The schedule whose form was open before; null for a list that opens. */
  focusedId: number | null
  onEdit: (id: number) => void
  onClose: () => void
}

/** The person's own schedules. */
export function ScheduleList({ focusedId, onEdit, onClose }: ScheduleListProps) {
  const { formatMessage } = useIntl()
  return (
    <AppModal
      open
      width={WIDTH}
      title={formatMessage({ id: 'schedules.title' })}
      footer={null}
      fillsPhone
      focusesId={focusedId === null ? undefined : changeButtonId(focusedId)}
      onCancel={onClose}
    >
      <Content onEdit={onEdit} />
    </AppModal>
  )
}

function Content({ onEdit }: Pick<ScheduleListProps, 'onEdit'>) {
  const { formatMessage } = useIntl()
  const { data, error, refetch } = useSchedules()
  if (data === undefined && error !== null) {
    return (
      <ErrorState
        title={formatMessage({ id: 'schedules.failed' })}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label={formatMessage({ id: 'schedules.loading' })}>
        <Skeleton active paragraph={{ rows: 4 }} />
      </div>
    )
  }
  return (
    <>
      <p className={styles['note']}>{formatMessage({ id: 'schedules.what' })}</p>
      {error !== null && (
        <p className={styles['problem']} role="alert">
          {formatMessage({ id: 'schedules.stale' }, { reason: error.message })}
        </p>
      )}
      <ul className={styles['list']} aria-label={formatMessage({ id: 'schedules.title' })}>
        {data.broken.map((schedule) => (
          <BrokenRow key={schedule.id} schedule={schedule} onEdit={() => onEdit(schedule.id)} />
        ))}
        {data.schedules.map((schedule) => (
          <ScheduleRow key={schedule.id} schedule={schedule} onEdit={() => onEdit(schedule.id)} />
        ))}
      </ul>
      {data.schedules.length + data.broken.length === 0 && (
        <p className={styles['note']}>{formatMessage({ id: 'schedules.none' })}</p>
      )}
    </>
  )
}
