import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { viewersOf, type ShareState } from '../model/sharing.ts'
import styles from './Sharing.module.css'

/** As long as the screen is captured: that it is, who sees it, and how to end it. */
export function SharingSign({ state, onStop }: { state: ShareState; onStop: () => void }) {
  const { formatMessage, formatList } = useIntl()
  if (state.capture !== 'on') return null
  const names = viewersOf(state)
  const isLost = state.watchers.some(({ status }) => status === 'lost')
  const title =
    names.length > 0
      ? formatMessage({ id: 'seat.sharing.watched' }, { names: formatList(names) })
      : formatMessage({ id: state.isReady ? 'seat.sharing.ready' : 'seat.sharing.ending' })
  return (
    <section className={styles['sign']} data-watched={names.length > 0} role="status">
      <span className={styles['lamp']} aria-hidden="true" />
      <div className={styles['what']}>
        <p className={styles['title']}>{title}</p>
        <p className={styles['text']}>{formatMessage({ id: `seat.microphone.${state.microphone}` })}</p>
        {isLost && <p className={styles['text']}>{formatMessage({ id: 'seat.sharing.lost' })}</p>}
        {state.isPictureFailing && (
          <p className={styles['text']}>{formatMessage({ id: 'seat.sharing.pictureFailing' })}</p>
        )}
      </div>
      <Button danger type="primary" size="large" onClick={onStop}>
        {formatMessage({ id: 'seat.sharing.stop' })}
      </Button>
    </section>
  )
}
