import type { label } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { AppModal, formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import styles from '../LabelEditor.module.css'

type HistoryDialogProps = { record: label.HistoryRecord; onClose: () => void }

/** One record of the history, with its whole text (LABEL-152). */
export function HistoryDialog({ record, onClose }: HistoryDialogProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return (
    <AppModal open title={formatMessage({ id: 'label.history.one' })} footer={null} onCancel={onClose}>
      <dl className={styles['facts']}>
        <dt>{formatMessage({ id: 'label.history.user' })}</dt>
        <dd>{record.updateUser}</dd>
        <dt>{formatMessage({ id: 'label.history.time' })}</dt>
        <dd>{formatTime(record.modifyAt, timezone)}</dd>
        <dt>{formatMessage({ id: 'label.history.content' })}</dt>
        <dd className={styles['recorded']}>{record.content}</dd>
      </dl>
    </AppModal>
  )
}
