import { ingest, type sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { useMoney } from '../../../base/components/use-money.ts'
import styles from './SessionPage.module.css'

/** The facts of a session, and its calls. */
export function SessionFacts({ session }: { session: sessionRecord.SessionDetail }) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const { timezone } = useHost()
  const text = (name: string) => formatMessage({ id: `session.fact.${name}` })
  const recordedText = ({ seconds }: { seconds: number | null }) =>
    seconds === null
      ? formatMessage({ id: 'session.recorded' })
      : formatMessage({ id: 'session.recordedFor' }, { time: durationText(seconds) })
  const { calls } = session
  const facts: [string, string][] = [
    ['when', formatTime(session.startedAt, timezone)],
    ['business', session.businessName],
    ['product', session.productName],
    ['customer', session.customer],
    ['channel', session.channel === ingest.DEFAULT_CHANNEL ? text('channel.phone') : session.channel],
    ['talk', durationText(calls.reduce((sum, { talkSeconds }) => sum + (talkSeconds ?? 0), 0))],
  ]
  return (
    <section className={styles['card']} aria-label={formatMessage({ id: 'session.facts' })}>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{text(name)}</dt>
            <dd>{value === '' ? '-' : value}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles['calls']} aria-label={formatMessage({ id: 'session.calls' })}>
        {calls.map((call) => (
          <li key={call.callId}>
            {formatTime(call.startedAt, timezone)} · {call.user.name}
            {call.orgName === '' ? '' : ` (${call.orgName})`} ·{' '}
            {text(call.isOutbound ? 'outbound' : 'inbound')} ·{' '}
            {call.answeredAt === null
              ? formatMessage({ id: 'session.notAnswered' })
              : durationText(call.talkSeconds ?? 0)}
            {call.hungUpBy !== null && ` · ${text(`hungUp.${call.hungUpBy}`)}`}
            {call.isOrdered && ` · ${text('ordered')}`}
            {!call.isOrdered && call.isQuoted && ` · ${text('quoted')}`}
            {call.recording !== null && ` · ${recordedText(call.recording)}`}
            {call.price !== null && ` · ${money(call.price)}`}
          </li>
        ))}
      </ul>
      {calls.every(({ recording }) => recording === null) && (
        <p className={styles['note']}>{formatMessage({ id: 'session.noAudio' })}</p>
      )}
    </section>
  )
}
