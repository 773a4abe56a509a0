import type { message } from '@console/contracts'
import { formatTime, Icon } from '@console/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { MessageButtons } from '../message/MessageButtons.tsx'
import { MessageContent } from '../message/MessageContent.tsx'
import styles from './InboxRow.module.css'

type InboxRowProps = { record: message.InboxMessage; isOpen: boolean; onToggle: () => void }

/** A message in the inbox: its head, and below it, when open, what a bubble would have shown. */
export function InboxRow({ record, isOpen, onToggle }: InboxRowProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useShell()
  const contentId = useId()
  const { payload, businessTypeName, pushedAt, isRead } = record
  return (
    <li className={`ui-line-below ${styles['row']}`}>
      <button
        type="button"
        className={styles['head']}
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={onToggle}
      >
        <span className={styles['dot']} data-unread={!isRead} />
        <span className="ui-stack ui-fill">
          <span className={`ui-anywhere ui-ink ${styles['title']}`} data-unread={!isRead}>
            {!isRead && <span className="visually-hidden">{formatMessage({ id: 'messages.unread' })} </span>}
            {payload.title}
          </span>
          <span className="ui-note ui-faint">
            {businessTypeName} · {formatTime(pushedAt, timezone)}
          </span>
        </span>
        <Icon name={isOpen ? 'up' : 'down'} size={14} />
      </button>
      <div id={contentId} hidden={!isOpen} className={styles['content']}>
        {isOpen && (
          <>
            <MessageContent html={payload.content} />
            <MessageButtons popup={record} />
          </>
        )}
      </div>
    </li>
  )
}
