import { useIntl } from 'react-intl'

/** Opens a session beside the list: a list in a frame stays where it is. */
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
