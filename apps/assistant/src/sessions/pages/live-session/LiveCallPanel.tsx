import { links, type sessionRecord } from '@console/contracts'
import { SeatScreen } from '@console/domain-ui/watch'
import { useHost } from '@console/sub-app'
import { EmptyState, formatTime, FreshnessChip, StatusWord, useFreshness, type StatusTone } from '@console/ui'
import { Alert } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { toUtteranceKey, toSentences } from '../../../base/model/conversation.ts'
import { sentenceId } from '../../../base/components/transcript/Sentence.tsx'
import { SessionHits } from '../../../base/components/transcript/SessionHits.tsx'
import { clockText } from '../../../base/model/clock-text.ts'
import { useSessionDetail } from '../../../base/queries/session-calls.ts'
import { LIVE_HITS_PERIOD_MS, LIVE_PERIOD_MS } from '../../queries/sessions.ts'
import styles from './LiveCallPanel.module.css'
import { LiveWords } from './LiveWords.tsx'

const TONES: Readonly<Record<sessionRecord.LiveCall['status'], StatusTone>> = {
  work: 'good',
  online: 'good',
  break: 'warn',
  idle: 'warn',
  leave: 'warn',
  offline: 'quiet',
  unknown: 'quiet',
}

type LiveCallPanelProps = {
  live: sessionRecord.LiveCall
  answeredAtMs: number
  /** The last refetch failed: the data shown is stale. */
  isStale: boolean
}

/** The status of the seat, and the running call with its hits so far. */
export function LiveCallPanel({ live, answeredAtMs, isStale }: LiveCallPanelProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { user, orgName, status, statusSince, call, lastSessionId, now } = live
  const freshness = useFreshness({ dataUpdatedAt: answeredAtMs, periodMs: LIVE_PERIOD_MS })
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
      <p className={styles['status']}>
        <span className={styles['seat']}>
          <StatusWord tone={TONES[status]}>{formatMessage({ id: `live.status.${status}` })}</StatusWord>
          {since !== '' && formatMessage({ id: 'live.since' }, { time: since })}
          {orgName !== '' && <span>{orgName}</span>}
        </span>
        <FreshnessChip freshness={freshness} />
      </p>
      <SeatScreen key={user.id} userId={user.id} name={user.name} />
      {call === null ? (
        <EmptyState title={formatMessage({ id: 'live.noCall' }, { seat: user.name })}>
          {lastSessionId === null ? (
            formatMessage({ id: 'live.noCall.text' })
          ) : (
            <a href={links.buildLinkAddress(links.session, {}, { sessionId: lastSessionId })}>
              {formatMessage({ id: 'live.lastSession' })}
            </a>
          )}
        </EmptyState>
      ) : (
        <RunningCall key={call.callId} live={live} call={call} />
      )}
    </>
  )
}

type RunningCallProps = {
  live: sessionRecord.LiveCall
  call: NonNullable<sessionRecord.LiveCall['call']>
}

function RunningCall({ live: { user, utterances, now }, call }: RunningCallProps) {
  const { formatMessage } = useIntl()
  const [chosenKey, setChosenKey] = useState<string | null>(null)
  const { sessionId } = call
  // A call is reported before its first sentence; what is not known yet is shown by the next refetch.
  const { data: session } = useSessionDetail(
    sessionId === null ? null : { sessionId, projectId: null },
    LIVE_HITS_PERIOD_MS,
  )
  const sentences = toSentences(utterances, session ?? { violations: [], labels: [] })
  function choose({ callId, seq }: sessionRecord.ViolationHit): void {
    if (callId === null || seq === null) return
    const key = toUtteranceKey(callId, seq)
    setChosenKey(key)
    document.getElementById(sentenceId(key))?.scrollIntoView({ block: 'center' })
  }
  return (
    <div className={styles['columns']} data-hits={session !== undefined}>
      <section className={styles['call']} aria-label={formatMessage({ id: 'live.call' })}>
        <p className={styles['facts']}>
          {call.businessName} · {call.customer === '' ? '-' : call.customer} ·{' '}
          {call.answeredAt === null
            ? formatMessage({ id: 'live.ringing' }, { time: clockText((now - call.startedAt) * 1000) })
            : formatMessage({ id: 'live.talking' }, { time: clockText((now - call.answeredAt) * 1000) })}
        </p>
        <LiveWords sentences={sentences} seatName={user.name} chosenKey={chosenKey} />
      </section>
      {session !== undefined && <SessionHits session={session} onChoose={choose} />}
    </div>
  )
}
