import type { account } from '@console/contracts'
import { failureText, useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useEndSessions } from '../../queries/people.ts'
import styles from './Person.module.css'

/** The sessions of a person, which can be ended. */
export function PersonSessions({ person }: { person: account.PersonDetail }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const end = useEndSessions()
  const { sessions, hindrance } = person
  const isOpen = hindrance === null

  async function stop(session?: string) {
    try {
      const { ended } = await end.mutateAsync({
        id: person.id,
        ...(session === undefined ? {} : { session }),
      })
      services.toast.success(formatMessage({ id: 'person.sessions.ended' }, { count: ended }))
    } catch (error) {
      services.reportError(error, 'account.endSessions')
    }
  }

  return (
    <section className="ui-stack ui-gap-8" aria-label={formatMessage({ id: 'person.sessions' })}>
      <h3 className={styles['heading']}>
        {formatMessage({ id: 'person.sessions' })}
        {isOpen && sessions.length > 1 && (
          <Button size="small" loading={end.isPending} onClick={() => void stop()}>
            {formatMessage({ id: 'person.sessions.endAll' })}
          </Button>
        )}
      </h3>
      {sessions.length === 0 && (
        <p className="ui-no-margin ui-note ui-muted">{formatMessage({ id: 'person.sessions.none' })}</p>
      )}
      <ul className="ui-stack ui-list">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={isOpen ? () => void stop(session.id) : undefined}
          />
        ))}
      </ul>
      {end.error !== null && (
        <p className="ui-no-margin ui-small ui-error" role="alert">
          {failureText(end.error)}
        </p>
      )}
    </section>
  )
}

type SessionRowProps = {
  session: account.PersonSession
  /** Absent where it cannot be ended. */
  onEnd: (() => void) | undefined
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { browser, system, address } = session
  const known = [browser, system, address].filter((part) => part !== null)
  const device = known.join(' · ') || formatMessage({ id: 'person.sessions.unknown' })
  const times = {
    since: formatTime(session.signedInAt, timezone),
    used: formatTime(session.lastUsedAt, timezone),
  }
  return (
    <li className={styles['row']}>
      <span>
        <span>{device}</span>
        <span className="ui-no-margin ui-note ui-muted">
          {session.isCurrent
            ? formatMessage({ id: 'person.sessions.current' })
            : formatMessage({ id: 'person.sessions.times' }, times)}
        </span>
      </span>
      {onEnd !== undefined && (
        <Button
          size="small"
          aria-label={formatMessage({ id: 'person.sessions.endOf' }, { device })}
          onClick={onEnd}
        >
          {formatMessage({ id: 'person.sessions.end' })}
        </Button>
      )}
    </li>
  )
}
