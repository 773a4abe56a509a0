import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { getWaitingNames, type ShareState } from '../model/sharing.ts'
import { ScreenProblemText } from './ScreenProblemText.tsx'
import styles from './SeatPanel.module.css'

type SharePanelProps = { state: ShareState; onReady: () => void; onStop: () => void }

/** Sharing once at the beginning of the shift, so that no request is needed later. */
export function SharePanel({ state, onReady, onStop }: SharePanelProps) {
  const { formatMessage } = useIntl()
  const { room, capture, isReady } = state
  return (
    <section className={styles['panel']} aria-labelledby="seat-share">
      <h2 id="seat-share" className="ui-small ui-strong ui-muted">
        {formatMessage({ id: 'seat.share' })}
      </h2>
      <p className={styles['text']}>
        {formatMessage({
          id: room === 'left' || room === 'refused' ? `seat.room.${room}` : shareTextId(state),
        })}
      </p>
      {isReady && capture === 'on' ? (
        <Button size="large" onClick={onStop}>
          {formatMessage({ id: 'seat.share.stop' })}
        </Button>
      ) : (
        <Button size="large" loading={capture === 'starting'} onClick={onReady}>
          {formatMessage({ id: capture === 'on' ? 'seat.share.keep' : 'seat.share.ready' })}
        </Button>
      )}
      {getWaitingNames(state).length === 0 && <ScreenProblemText state={state} />}
    </section>
  )
}

function shareTextId({ capture, isReady }: ShareState): string {
  if (capture !== 'on') return 'seat.share.off'
  return isReady ? 'seat.share.active' : 'seat.share.on'
}
