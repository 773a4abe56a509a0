import type { message } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import { isCronPush } from '../../model/push-record.ts'
import styles from './MessageDrawer.module.css'
import { usePushTime } from './use-push-time.ts'

const EVENTS = ['touchedAt', 'clickedAt', 'viewedAt'] as const

/** The facts of a message, its text, and its receivers. */
export function MessageParts({ detail }: { detail: message.HistoryDetail }) {
  const { formatMessage } = useIntl()
  const pushTime = usePushTime()
  const facts = [
    ['push.time', pushTime(detail)],
    ['push.business', detail.business_type_name],
    ['push.source', formatMessage({ id: isCronPush(detail) ? 'push.source.cron' : 'push.source.manual' })],
    ['push.creator', detail.push_user_name],
  ] as const
  return (
    <>
      <dl className={styles['facts']}>
        {facts.map(([id, value]) => (
          <div key={id}>
            <dt>{formatMessage({ id })}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h3 className={styles['title']}>{formatMessage({ id: 'push.text' })}</h3>
        <p className={styles['text']}>{detail.text}</p>
      </section>
      <Receivers {...detail.receivers} />
    </>
  )
}

/** Who received it, and what they did with it. */
function Receivers({ total, people }: message.HistoryDetail['receivers']) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return (
    <section>
      <h3 className={styles['title']}>{formatMessage({ id: 'push.receivers' }, { count: total })}</h3>
      {people.length > 0 && (
        // The list scrolls; the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles['receivers']} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{formatMessage({ id: 'push.receiver' })}</th>
                {EVENTS.map((event) => (
                  <th key={event} scope="col">
                    {formatMessage({ id: `push.stat.${event.replace('At', 'Cnt')}` })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {people.map((person) => (
                <tr key={person.id}>
                  <td>{person.name}</td>
                  {EVENTS.map((event) => (
                    <td key={event}>{person[event] === null ? '-' : formatTime(person[event], timezone)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {total > people.length && (
            <p className={styles['more']}>
              {formatMessage({ id: 'push.receivers.more' }, { count: total - people.length })}
            </p>
          )}
        </div>
      )}
    </section>
  )
}
