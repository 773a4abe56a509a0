import { links, type sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, type DataColumn } from '@console/ui'
import { ShortTime } from '@console/ui/row'
import { useIntl } from 'react-intl'
import { CaseActions, type CaseHandlers } from './CaseActions.tsx'
import listStyles from '../../../base/components/List.module.css'
import styles from './SessionCasePage.module.css'

/** Longer notes end in an ellipsis, px. */
const NOTE_WIDTH = 220

export function useCaseColumns(handlers: CaseHandlers): DataColumn<sessionRecord.SessionCase>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return [
    {
      key: 'title',
      title: formatMessage({ id: 'case.title' }),
      render: (_, { sessionId, title }) => (
        <a href={links.buildLinkAddress(links.session, {}, { sessionId })} target="_blank" rel="noopener">
          {title}
        </a>
      ),
    },
    {
      key: 'note',
      title: formatMessage({ id: 'case.note' }),
      maxWidth: NOTE_WIDTH,
      className: styles['quiet'] ?? '',
      render: (_, { note }) => note || '-',
    },
    { key: 'businessName', title: formatMessage({ id: 'sessions.business' }), dataIndex: 'businessName' },
    { key: 'creatorName', title: formatMessage({ id: 'case.creator' }), dataIndex: 'creatorName' },
    {
      key: 'updatedAt',
      title: formatMessage({ id: 'case.updatedAt' }),
      className: styles['quiet'] ?? '',
      render: (_, { updatedAt }) => <ShortTime text={formatTime(updatedAt, timezone)} />,
    },
    {
      key: 'actions',
      title: formatMessage({ id: 'case.actions' }),
      isActions: true,
      render: (_, sessionCase) => (
        <span className={listStyles['actions']}>
          <CaseActions sessionCase={sessionCase} {...handlers} />
        </span>
      ),
    },
  ]
}
