import type { message } from '@console/contracts'
import { useIntl } from 'react-intl'
import { isCronPush } from '../../model/push-record.ts'
import styles from './MessageHistoryPage.module.css'
import { PushActions } from './PushActions.tsx'
import { usePushTime } from './use-push-time.ts'

type PushCardProps = { record: message.HistoryRecord; onDetail: (record: message.HistoryRecord) => void }

/** A row on a phone. */
export function PushCard({ record, onDetail }: PushCardProps) {
  const { formatMessage } = useIntl()
  const pushTime = usePushTime()
  return (
    <div className={styles['card']}>
      <strong className={styles['cardTitle']}>{record.title ?? record.msg_rule_code}</strong>
      <span className={styles['cardTop']}>
        <span>{record.business_type_name}</span>
        <span className={styles['count']}>
          {formatMessage({ id: isCronPush(record) ? 'push.source.cron' : 'push.source.manual' })}
        </span>
      </span>
      <span className={styles['cardTop']}>
        <span>{record.push_user_name}</span>
        <span className={styles['count']}>{pushTime(record)}</span>
      </span>
      <span className={styles['cardActions']}>
        <PushActions record={record} onDetail={onDetail} />
      </span>
    </div>
  )
}
