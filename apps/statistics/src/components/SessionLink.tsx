import { useIntl } from 'react-intl'
import { NewTabLink } from './NewTabLink.tsx'
import { sessionLink } from './stat-links.ts'

type SessionLinkProps = {
  /** Absent where the row names none. */
  sessionId: string | null | undefined
  /** The violation that the session opens at. */
  violationId?: number | undefined
}

/** The session of a row, in a new tab (STAT-064, VIOL-012). */
export function SessionLink({ sessionId, violationId }: SessionLinkProps) {
  const { formatMessage } = useIntl()
  if (sessionId === null || sessionId === undefined) return '-'
  return (
    <NewTabLink
      href={sessionLink(sessionId, violationId)}
      label={formatMessage({ id: 'stat.call.open' }, { id: sessionId })}
    >
      {sessionId}
    </NewTabLink>
  )
}
