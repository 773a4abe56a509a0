import { links, type sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { EmptyState, formatTime } from '@console/ui'
import { Alert } from 'antd'
import { useIntl } from 'react-intl'
import { Sentence } from '../../components/Sentence.tsx'
import { toSentences } from '../../model/conversation.ts'
import { clockText } from '../../../base/model/duration-text.ts'
import styles from './LiveCallPanel.module.css'

type LiveCallPanelProps = {
  live: sessionRecord.LiveCall
  /** The last refetch failed: the data shown is stale. */
  isStale: boolean
}

/** The status of the seat, and the running call with the newest sentence first. */
export function LiveCallPanel({ live, isStale }: LiveCallPanelProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { user, orgName, status, statusSince, call, lastSessionId, now } = live
  const newestFirst = toSentences(live.utterances, { violations: [], labels: [] }).toReversed()
  const since = statusSince === null ? '' : formatTime(statusSince, timezone)
  return (
    <>
      {isStale && (
        <Alert
          type="warning"
          showIcon
          title={formatMessage({ id: 'live.stale' }, { time: formatTime(now, timezone) })}
        />
      )}
      <p className={styles['status']} data-status={status}>
        <span className={styles['dot']} />
        {orgName === '' ? '' : `${orgName} · `}
        {formatMessage({ id: `live.status.${status}` })}
        {since !== '' && ` · ${formatMessage({ id: 'live.since' }, { time: since })}`}
      </p>
      {call === null ? (
        <EmptyState title={formatMessage({ id: 'live.noCall' }, { seat: user.name })}>
          {lastSessionId === null ? (
            formatMessage({ id: 'live.noCall.text' })
          ) : (
            <a href={links.addressOf(links.session, {}, { sessionId: lastSessionId })}>
              {formatMessage({ id: 'live.lastSession' })}
            </a>
          )}
        </EmptyState>
      ) : (
        <section className={styles['call']} aria-label={formatMessage({ id: 'live.call' })}>
          <p className={styles['facts']}>
            {call.businessName} · {call.customer === '' ? '-' : call.customer} ·{' '}
            {call.answeredAt === null
              ? formatMessage({ id: 'live.ringing' }, { time: clockText((now - call.startedAt) * 1000) })
              : formatMessage({ id: 'live.talking' }, { time: clockText((now - call.answeredAt) * 1000) })}
          </p>
          {newestFirst.length === 0 && <p>{formatMessage({ id: 'live.nothingSaid' })}</p>}
          <ol className={styles['words']}>
            {newestFirst.map((sentence) => (
              <Sentence
                key={sentence.key}
                sentence={sentence}
                seatName={user.name}
                search=""
                isChosen={false}
              />
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
