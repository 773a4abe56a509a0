import type { DataOf, monitor } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { ErrorState, formatTime, Icon, isForbidden } from '@console/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import styles from './PersonPage.module.css'

type AlertListProps = {
  answer: UseQueryResult<DataOf<typeof monitor.alerts>>
  /** The moment that the track shows. */
  at: number | null
  onGo: (at: number) => void
}

/** Alerts of the days, each of which leads to its minute in the track; nothing for who may not see them. */
export function AlertList({ answer, at, onGo }: AlertListProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  if (isForbidden(answer.error)) return null
  const alerts = answer.data?.userInactiveAlertList ?? []
  return (
    <section className={styles['panel']} aria-label={formatMessage({ id: 'person.alerts' })}>
      <h2>
        {formatMessage({ id: 'person.alerts' })}{' '}
        <span className={styles['count']}>{answer.data && (answer.data.total ?? alerts.length)}</span>
      </h2>
      {answer.error !== null ? (
        <ErrorState
          title={formatMessage({ id: 'person.alerts.failed' })}
          error={answer.error}
          onRetry={() => void answer.refetch()}
        />
      ) : alerts.length === 0 ? (
        <p>{answer.data !== undefined && formatMessage({ id: 'person.alerts.none' })}</p>
      ) : (
        <ul>
          {alerts.map(({ inActiveAlertAt }) => (
            <li key={inActiveAlertAt}>
              <button
                type="button"
                aria-current={inActiveAlertAt === at}
                onClick={() => onGo(inActiveAlertAt)}
              >
                <Icon name="warning" /> {formatTime(inActiveAlertAt, timezone)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
