import type { seat as seatCalls } from '@console/contracts'
import { failureText, type HttpClient } from '@console/sub-app'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useSetHand } from '../queries/own-seat.ts'
import { clockText, useServerNow } from './server-clock.ts'
import styles from './SeatPanel.module.css'

type HandPanelProps = { client: HttpClient; seat: seatCalls.OwnSeat; saidAtMs: number }

/** Walls mark a raised hand for this long (WORK-024): until then an answer may be on its way. */
const MARK_SECONDS = 30

/** Calls for help, and shows what a leader answered. */
export function HandPanel({ client, seat, saidAtMs }: HandPanelProps) {
  const { formatMessage } = useIntl()
  const setting = useSetHand(client)
  const now = useServerNow({ seconds: seat.now, atMs: saidAtMs })
  const { hand } = seat
  const isRaised = hand?.isRaised === true
  const isOffline = seat.ownStatus === 'offline'
  const raisedSeconds = isRaised ? Math.max(0, now - hand.raisedAt) : 0
  const isWaiting = isRaised && hand.answer === null && raisedSeconds >= MARK_SECONDS
  return (
    <section className={styles['panel']} data-raised={isRaised} aria-labelledby="seat-hand">
      <h2 id="seat-hand" className="ui-small ui-strong ui-muted">
        {formatMessage({ id: 'seat.hand' })}
      </h2>
      <p className={styles['text']} role="status">
        {isRaised
          ? formatMessage({ id: 'seat.hand.raised' }, { duration: clockText(raisedSeconds) })
          : formatMessage({ id: isOffline ? 'seat.hand.offline' : 'seat.hand.what' })}
      </p>
      {isWaiting && (
        <p className="ui-after-12 ui-size-13 ui-error" role="status">
          {formatMessage({ id: hand.seenAt === null ? 'seat.hand.unseen' : 'seat.hand.seen' })}
        </p>
      )}
      {hand !== null && hand.answer !== null && (
        <blockquote className={styles['answer']}>
          <p>{hand.answer}</p>
          <footer className={styles['quiet']}>
            {formatMessage({ id: 'seat.hand.answeredBy' }, { name: hand.answeredByName ?? '-' })}
          </footer>
        </blockquote>
      )}
      <Button
        size="large"
        loading={setting.isPending}
        disabled={isOffline && !isRaised}
        onClick={() => setting.mutate({ isRaised: !isRaised })}
      >
        {formatMessage({ id: isRaised ? 'seat.hand.lower' : 'seat.hand.raise' })}
      </Button>
      {setting.isError && (
        <p className="ui-after-12 ui-size-13 ui-error" role="alert">
          {formatMessage({ id: 'seat.hand.failed' }, { reason: failureText(setting.error) })}
        </p>
      )}
    </section>
  )
}
