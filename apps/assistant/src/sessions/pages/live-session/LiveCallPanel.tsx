import { links, type sessionRecord, workspace } from '@console/contracts'
import { SEAT_STATUS_LOOK } from '@console/domain-ui/seats'
import { SeatScreen } from '@console/domain-ui/watch'
import { useHost } from '@console/sub-app'
import {
  EmptyState,
  formatTime,
  FreshnessChip,
  Icon,
  type StatusTone,
  StatusWord,
  useFreshness,
} from '@console/ui'
import { Alert, Button } from 'antd'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Sentence, sentenceId } from '../../../base/components/transcript/Sentence.tsx'
import { SessionHits } from '../../../base/components/transcript/SessionHits.tsx'
import {
  clockText,
  type Sentence as SpokenSentence,
  toSentences,
  toUtteranceKey,
} from '../../../base/model/conversation.ts'
import { useSessionDetail } from '../../../base/queries/session-calls.ts'
import { LIVE_HITS_PERIOD_MS, LIVE_PERIOD_MS } from '../../queries/sessions.ts'
import styles from './LiveCallPanel.module.css'

/** A list within this distance of its end counts as scrolled to the end. */
const NEAR_PX = 48

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
  const { user, call, lastSessionId, now } = live
  const freshness = useFreshness({ dataUpdatedAt: answeredAtMs, periodMs: LIVE_PERIOD_MS })
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
        <LiveStatus live={live} />
        <FreshnessChip freshness={freshness} />
      </p>
      <div className={styles['columns']}>
        <div className={styles['screen']}>
          <SeatScreen key={user.id} userId={user.id} name={user.name} />
        </div>
        {call === null ? (
          <div className={styles['call']}>
            <EmptyState title={formatMessage({ id: 'live.noCall' }, { seat: user.name })}>
              {lastSessionId === null ? (
                formatMessage({ id: 'live.noCall.text' })
              ) : (
                <a href={links.buildLinkAddress(links.session, {}, { sessionId: lastSessionId })}>
                  {formatMessage({ id: 'live.lastSession' })}
                </a>
              )}
            </EmptyState>
          </div>
        ) : (
          <RunningCall key={call.callId} live={live} call={call} />
        )}
      </div>
    </>
  )
}

const { calling, ringing } = workspace.SEAT_STATUS

/** The status of the seat and since when, in the words of the wall during a call, and the organisation. */
function LiveStatus({ live: { status, statusSince, call, orgName } }: { live: sessionRecord.LiveCall }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const look = call !== null && SEAT_STATUS_LOOK[call.answeredAt === null ? ringing : calling]
  const begin = call === null ? statusSince : (call.answeredAt ?? call.startedAt)
  return (
    <span className="ui-wrap ui-gap-0-8">
      {look === false ? (
        <StatusWord tone={TONES[status]}>{formatMessage({ id: `live.status.${status}` })}</StatusWord>
      ) : (
        <StatusWord tone={look.tone}>{formatMessage({ id: look.textId })}</StatusWord>
      )}
      {begin !== null && formatMessage({ id: 'live.since' }, { time: formatTime(begin, timezone) })}
      {orgName !== '' && <span>{orgName}</span>}
    </span>
  )
}

type RunningCallProps = {
  live: sessionRecord.LiveCall
  call: NonNullable<sessionRecord.LiveCall['call']>
}

/** The conversation and its hits so far, side by side in the columns of the panel. */
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
    <>
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
    </>
  )
}

type LiveWordsProps = { sentences: readonly SpokenSentence[]; seatName: string; chosenKey: string | null }

/** Everything said so far, the newest sentence at the end, which is followed until the reader scrolls up. */
function LiveWords({ sentences, seatName, chosenKey }: LiveWordsProps) {
  const { formatMessage } = useIntl()
  const { box, content, isAtEnd, onScroll, toEnd } = useLiveEnd()
  return (
    <div className="ui-relative">
      <div ref={box} className={styles['scroll']} onScroll={onScroll}>
        {sentences.length === 0 && <p>{formatMessage({ id: 'live.nothingSaid' })}</p>}
        <ol ref={content} className={styles['words']}>
          {sentences.map((sentence) => (
            <Sentence
              key={sentence.key}
              sentence={sentence}
              seatName={seatName}
              search=""
              isChosen={sentence.key === chosenKey}
            />
          ))}
        </ol>
      </div>
      {!isAtEnd && (
        <Button className={styles['jump'] ?? ''} icon={<Icon name="down" size={16} />} onClick={toEnd}>
          {formatMessage({ id: 'live.jump' })}
        </Button>
      )}
    </div>
  )
}

type LiveEnd = {
  /** The box that scrolls. */
  box: RefObject<HTMLDivElement | null>
  /** The list that grows inside the box. */
  content: RefObject<HTMLOListElement | null>
  isAtEnd: boolean
  onScroll: () => void
  toEnd: () => void
}

/** Scrolls to items that are added at the end of a list, unless the reader has scrolled up. */
function useLiveEnd(): LiveEnd {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLOListElement>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const isFollowing = useRef(true)

  function toEnd(): void {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }
  function onScroll(): void {
    if (box.current === null) return
    const { scrollHeight, scrollTop, clientHeight } = box.current
    isFollowing.current = scrollHeight - scrollTop - clientHeight < NEAR_PX
    setIsAtEnd(isFollowing.current)
  }
  useEffect(() => {
    if (content.current === null) return
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) toEnd()
    })
    observer.observe(content.current)
    return () => observer.disconnect()
  }, [])
  return { box, content, isAtEnd, onScroll, toEnd }
}
