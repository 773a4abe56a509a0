import { useIntl } from 'react-intl'

/** Opens a session in a new tab, so that a framed list stays open. */
export function SessionLink({ sessionId, to }: { sessionId: string; to: string }) {
  const { formatMessage } = useIntl()
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener"
      aria-label={formatMessage({ id: 'sessions.open' }, { session: sessionId })}
      onClick={(event) => event.stopPropagation()}
    >
      {sessionId}
    </a>
  )
}
