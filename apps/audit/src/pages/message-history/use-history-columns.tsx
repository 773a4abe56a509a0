import type { message } from '@console/contracts'
import type { DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { isCronPush } from '../../model/push-record.ts'
import styles from './MessageHistoryPage.module.css'
import { PushActions } from './PushActions.tsx'
import { usePushTime } from './use-push-time.ts'

/** The columns of MSG-002, with the message's title to distinguish rows, and its actions; beside an open message the first two fit. */
export function useHistoryColumns({
  isNarrow,
  onDetail,
}: {
  isNarrow: boolean
  onDetail: (record: message.HistoryRecord) => void
}): DataColumn<message.HistoryRecord>[] {
  const { formatMessage } = useIntl()
  const pushTime = usePushTime()
  const first: DataColumn<message.HistoryRecord>[] = [
    {
      key: 'push_time',
      title: formatMessage({ id: 'push.time' }),
      className: styles['time'] ?? '',
      render: (_, record) => pushTime(record),
    },
    {
      key: 'title',
      title: formatMessage({ id: 'push.message' }),
      render: (_, { title, msg_rule_code: code }) => title ?? code,
      ...(isNarrow ? { maxWidth: 220 } : {}),
    },
  ]
  if (isNarrow) return first
  return [
    ...first,
    {
      key: 'business_type_name',
      title: formatMessage({ id: 'push.business' }),
      dataIndex: 'business_type_name',
    },
    {
      key: 'is_cron',
      title: formatMessage({ id: 'push.source' }),
      render: (_, record) =>
        formatMessage({ id: isCronPush(record) ? 'push.source.cron' : 'push.source.manual' }),
    },
    { key: 'push_user_name', title: formatMessage({ id: 'push.creator' }), dataIndex: 'push_user_name' },
    {
      key: 'action',
      title: formatMessage({ id: 'audit.action' }),
      width: 168,
      isActions: true,
      render: (_, record) => (
        <span className={styles['actions']}>
          <PushActions record={record} onDetail={onDetail} />
        </span>
      ),
    },
  ]
}
