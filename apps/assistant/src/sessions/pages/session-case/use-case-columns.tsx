import { links, type sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, type DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import listStyles from '../../../base/components/managed-list/ManagedListPage.module.css'
import { CaseActions, type CaseHandlers } from './CaseActions.tsx'
import styles from './SessionCasePage.module.css'

export function useCaseColumns(handlers: CaseHandlers): DataColumn<sessionRecord.SessionCase>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return [
    {
      key: 'title',
      title: formatMessage({ id: 'case.title' }),
      render: (_, { sessionId, title }) => (
        <a href={links.addressOf(links.session, {}, { sessionId })} target="_blank" rel="noopener">
          {title}
        </a>
      ),
    },
    {
      key: 'note',
      title: formatMessage({ id: 'case.note' }),
      render: (_, { note }) => <div className={styles['note']}>{note || '-'}</div>,
    },
    { key: 'businessName', title: formatMessage({ id: 'sessions.business' }), dataIndex: 'businessName' },
    { key: 'creatorName', title: formatMessage({ id: 'case.creator' }), dataIndex: 'creatorName' },
    {
      key: 'updatedAt',
      title: formatMessage({ id: 'case.updatedAt' }),
      className: styles['time'] ?? '',
      render: (_, { updatedAt }) => formatTime(updatedAt, timezone),
    },
    {
      key: 'actions',
      title: formatMessage({ id: 'case.actions' }),
      fixed: 'right',
      render: (_, kept) => (
        <span className={listStyles['actions']}>
          <CaseActions kept={kept} {...handlers} />
        </span>
      ),
    },
  ]
}
