import { message } from '@console/contracts'
import { EmptyState, ErrorState, IconButton } from '@console/ui'
import { Button, Segmented, Skeleton } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useInbox, useReadAll, useReportMessages, useUnreadCount } from '../message/message-queries.ts'
import { InboxRow } from './InboxRow.tsx'
import styles from './InboxPanel.module.css'

/** Messages listed at first, and added by each "Show older". */
export const INBOX_STEP = 20

type InboxPanelProps = {
  /** Why new messages could not be fetched, in words; null when they were. */
  fetchProblem: string | null
  onClose: () => void
}

/** Messages lately pushed to the user, popped up or missed; opening a message marks it read. */
export function InboxPanel({ fetchProblem, onClose }: InboxPanelProps) {
  const { formatMessage } = useIntl()
  const [unreadOnly, setUnreadOnly] = useState(false)
  const [size, setSize] = useState(INBOX_STEP)
  const inbox = useInbox({ size, unreadOnly })
  const records = inbox.data?.records
  useReportListed(records)

  return (
    <section className="ui-small" aria-label={formatMessage({ id: 'messages.title' })}>
      <InboxHead onClose={onClose} />
      <div className={`ui-pad-8-16 ui-line-below ${styles['filter']}`}>
        <Segmented
          size="small"
          aria-label={formatMessage({ id: 'messages.filter' })}
          value={unreadOnly ? 'unread' : 'all'}
          options={[
            { value: 'all', label: formatMessage({ id: 'messages.all' }) },
            { value: 'unread', label: formatMessage({ id: 'messages.unread' }) },
          ]}
          onChange={(value) => {
            setUnreadOnly(value === 'unread')
            setSize(INBOX_STEP)
          }}
        />
      </div>
      {fetchProblem !== null && (
        <p className="ui-no-margin ui-pad-8-16 ui-error-tint ui-size-12 ui-error" role="alert">
          {formatMessage({ id: 'messages.notFetched' }, { reason: fetchProblem })}
        </p>
      )}
      <InboxList inbox={inbox} />
      {records?.length === 0 && (
        <EmptyState title={formatMessage({ id: unreadOnly ? 'messages.allRead' : 'messages.none' })}>
          {formatMessage({ id: 'messages.retention' }, { days: message.INBOX_DAYS })}
        </EmptyState>
      )}
      <InboxFoot inbox={inbox} size={size} onSize={setSize} />
    </section>
  )
}

type Inbox = ReturnType<typeof useInbox>

/** The messages, one of them open. */
function InboxList({ inbox }: { inbox: Inbox }) {
  const { formatMessage } = useIntl()
  const [openId, setOpenId] = useState<string | null>(null)
  const reportMessages = useReportMessages()

  function toggle({ id }: message.InboxMessage): void {
    setOpenId(openId === id ? null : id)
    if (openId !== id) reportMessages('viewed', [id])
  }

  if (inbox.data !== undefined) {
    return (
      <ul className={styles['list']} aria-busy={inbox.isPlaceholderData}>
        {inbox.data.records.map((record) => (
          <InboxRow
            key={record.id}
            record={record}
            isOpen={record.id === openId}
            onToggle={() => {
              toggle(record)
            }}
          />
        ))}
      </ul>
    )
  }
  if (inbox.error === null) {
    return <Skeleton className="ui-pad-16" active title={false} paragraph={{ rows: 6 }} />
  }
  return (
    <ErrorState
      title={formatMessage({ id: 'messages.failed' })}
      error={inbox.error}
      onRetry={() => void inbox.refetch()}
    />
  )
}

type InboxFootProps = { inbox: Inbox; size: number; onSize: (size: number) => void }

/** Lists older messages, up to the most that one call answers. */
function InboxFoot({ inbox, size, onSize }: InboxFootProps) {
  const { formatMessage } = useIntl()
  const { data } = inbox
  if (data === undefined || data.total <= data.records.length) return null
  return (
    <div className={styles['foot']}>
      {size < message.MAX_MESSAGE_PAGE_SIZE ? (
        <Button
          type="link"
          size="small"
          loading={inbox.isPlaceholderData}
          onClick={() => {
            onSize(Math.min(size + INBOX_STEP, message.MAX_MESSAGE_PAGE_SIZE))
          }}
        >
          {formatMessage({ id: 'messages.older' })}
        </Button>
      ) : (
        formatMessage({ id: 'messages.onlyNewest' }, { count: message.MAX_MESSAGE_PAGE_SIZE })
      )}
    </div>
  )
}

/** The name of the panel, "Mark all read" and the button that closes it. */
function InboxHead({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const unreadCnt = useUnreadCount().data?.unreadCnt ?? 0
  const readAll = useReadAll()
  return (
    <div className={styles['head']}>
      <h2 className="ui-grow ui-body ui-strong">{formatMessage({ id: 'messages.title' })}</h2>
      <Button
        type="link"
        size="small"
        disabled={unreadCnt === 0}
        loading={readAll.isPending}
        onClick={() => {
          readAll.mutate()
        }}
      >
        {formatMessage({ id: 'messages.readAll' })}
      </Button>
      <IconButton icon="close" label={formatMessage({ id: 'messages.close' })} onClick={onClose} />
    </div>
  )
}

/** Messages that stand in the list have reached their reader: they need not pop up any more. */
function useReportListed(records: readonly message.InboxMessage[] | undefined): void {
  const reportMessages = useReportMessages()
  const reported = useRef(new Set<string>())
  useEffect(() => {
    const listed = (records ?? []).filter(({ id, isRead }) => !isRead && !reported.current.has(id))
    for (let from = 0; from < listed.length; from += message.MAX_REPORTED_MESSAGES) {
      const ids = listed.slice(from, from + message.MAX_REPORTED_MESSAGES).map(({ id }) => id)
      for (const id of ids) reported.current.add(id)
      reportMessages('touched', ids)
    }
  }, [records, reportMessages])
}
