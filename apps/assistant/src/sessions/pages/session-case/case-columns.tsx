import { links, type sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, type DataColumn } from '@console/ui'
import { ShortTime } from '@console/ui/row'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
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

/** A row on a phone. */
export function CaseCard({
  sessionCase,
  ...handlers
}: CaseHandlers & { sessionCase: sessionRecord.SessionCase }) {
  const { sessionId, title, note, businessName } = sessionCase
  return (
    <div className="ui-stack ui-gap-6 ui-pad-12-16">
      <a href={links.buildLinkAddress(links.session, {}, { sessionId })} target="_blank" rel="noopener">
        <strong>{title}</strong>
      </a>
      <span>{businessName}</span>
      <span className={styles['note']}>{note}</span>
      <span className={listStyles['cardActions']}>
        <CaseActions sessionCase={sessionCase} {...handlers} />
      </span>
    </div>
  )
}

type CaseHandlers = {
  onEdit: (sessionCase: sessionRecord.SessionCase) => void
  onRemove: (sessionCase: sessionRecord.SessionCase) => Promise<void>
}

type CaseActionsProps = CaseHandlers & { sessionCase: sessionRecord.SessionCase }

/** The actions on an example. */
function CaseActions({ sessionCase, onEdit, onRemove }: CaseActionsProps) {
  const { formatMessage } = useIntl()
  const { title } = sessionCase
  return (
    <>
      <Button
        type="link"
        aria-label={formatMessage({ id: 'case.editTitle' }, { title })}
        onClick={() => onEdit(sessionCase)}
      >
        {formatMessage({ id: 'case.edit' })}
      </Button>
      <Button
        type="link"
        danger
        aria-label={formatMessage({ id: 'case.removeOne' }, { title })}
        onClick={() => void onRemove(sessionCase)}
      >
        {formatMessage({ id: 'case.remove' })}
      </Button>
    </>
  )
}
