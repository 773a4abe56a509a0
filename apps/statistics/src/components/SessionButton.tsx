import { useHost } from '@console/sub-app'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import styles from './RowCard.module.css'
import { sessionLink } from './stat-links.ts'

type SessionButtonProps = {
  /** Null where the row names none. */
  sessionId: string | null
  /** The session opens at it. */
  violationId?: number
}

/** The session of a row, in a new tab (STAT-064). */
export function SessionButton({ sessionId, violationId }: SessionButtonProps) {
  if (sessionId === null) return '-'
  return <SessionLinkButton name={sessionId} link={sessionLink(sessionId, violationId)} />
}

type SessionLinkButtonProps = { name: string; link: string }

/** As `SessionButton`, where the server names the link. */
export function SessionLinkButton({ name, link }: SessionLinkButtonProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  return (
    <Button
      type="link"
      size="small"
      className={styles['link'] ?? ''}
      aria-label={formatMessage({ id: 'stat.call.open' }, { id: name })}
      onClick={() => services.openLink(link)}
    >
      {name}
    </Button>
  )
}
