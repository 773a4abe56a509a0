import { judgedLabel, links } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import styles from '../PastCalls.module.css'

type SessionListProps = {
  title: string
  /** The newest first. */
  sessions: readonly judgedLabel.JudgedSession[]
  /** Number of all sessions, where the list has only the newest. */
  count: number
}

/** Sessions behind a count, with what people said of the label in them. Each opens beside the editor. */
export function SessionList({ title, sessions, count }: SessionListProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const titleId = useId()
  const [limit, setLimit] = useState(judgedLabel.MAX_JUDGED_SESSIONS)
  const shown = sessions.slice(0, limit)
  return (
    <section className="ui-stack ui-gap-6 ui-shrinks" aria-labelledby={titleId}>
      <h3 id={titleId} className="ui-small ui-strong">
        {title}
      </h3>
      {count > shown.length && (
        <p className="ui-no-margin ui-note ui-faint">
          {formatMessage({ id: 'past.newestOf' }, { shown: shown.length, count })}
        </p>
      )}
      <ul className={styles['sessions']}>
        {shown.map(({ sessionId, startedAt, seatName, belongs }) => (
          <li key={sessionId}>
            <a href={links.buildLinkAddress(links.session, {}, { sessionId })} target="_blank" rel="noopener">
              {formatTime(startedAt, timezone)} · {seatName || formatMessage({ id: 'past.sample.noSeat' })}
            </a>
            <span className={`ui-to-end ui-size-12 ui-muted ${styles['verdict']}`} data-belongs={belongs}>
              {formatMessage({ id: belongs ? 'past.judged.belongs' : 'past.judged.belongsNot' })}
            </span>
          </li>
        ))}
      </ul>
      {sessions.length > limit && (
        <Button onClick={() => setLimit(limit + judgedLabel.MAX_JUDGED_SESSIONS)}>
          {formatMessage({ id: 'past.more' })}
        </Button>
      )}
    </section>
  )
}
