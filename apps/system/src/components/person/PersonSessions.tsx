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
  const { services, timezone } = useHost()
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

  const formatDevice = ({ browser, system, address }: account.PersonSession): string => {
    const known = [browser, system, address].filter((part) => part !== null)
    return known.join(' · ') || formatMessage({ id: 'person.sessions.unknown' })
  }
  return (
    <section className={styles['section']} aria-label={formatMessage({ id: 'person.sessions' })}>
      <h3 className={styles['heading']}>
        {formatMessage({ id: 'person.sessions' })}
        {isOpen && sessions.length > 1 && (
          <Button size="small" loading={end.isPending} onClick={() => void stop()}>
            {formatMessage({ id: 'person.sessions.endAll' })}
          </Button>
        )}
      </h3>
      {sessions.length === 0 && (
        <p className={styles['note']}>{formatMessage({ id: 'person.sessions.none' })}</p>
      )}
      <ul className={styles['rows']}>
        {sessions.map((session) => (
          <li key={session.id} className={styles['row']}>
            <span>
              <span>{formatDevice(session)}</span>
              <span className={styles['note']}>
                {session.isCurrent
                  ? formatMessage({ id: 'person.sessions.current' })
                  : formatMessage(
                      { id: 'person.sessions.times' },
                      {
                        since: formatTime(session.signedInAt, timezone),
                        used: formatTime(session.lastUsedAt, timezone),
                      },
                    )}
              </span>
            </span>
            {isOpen && (
              <Button
                size="small"
                aria-label={formatMessage({ id: 'person.sessions.endOf' }, { device: formatDevice(session) })}
                onClick={() => void stop(session.id)}
              >
                {formatMessage({ id: 'person.sessions.end' })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {end.error !== null && (
        <p className={styles['problem']} role="alert">
          {failureText(end.error)}
        </p>
      )}
    </section>
  )
}
