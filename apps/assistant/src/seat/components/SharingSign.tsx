import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { groupViewers, type ShareState, type Viewers } from '../model/sharing.ts'
import styles from './Sharing.module.css'

type SharingSignProps = {
  state: ShareState
  /** The names of those who look at screenshots, as on a wall of seats. */
  pictureViewers: readonly string[]
  onStop: () => void
}

/** Shown while the screen is captured: says so, names the people who see it at this moment, and offers to end it. */
export function SharingSign({ state, pictureViewers, onStop }: SharingSignProps) {
  const { formatMessage, formatList } = useIntl()
  if (state.capture !== 'on') return null
  const viewers = groupViewers(state)
  const { main, others } = toViewerLines(viewers)
  const text = ({ id, names }: Line) =>
    formatMessage({ id }, { names: formatList(names), count: names.length })
  const pictures = picturesText()
  const isWatched = viewers.seeing.length > 0 || pictures !== null
  return (
    <section className={styles['sign']} data-watched={isWatched} role="status">
      <span className={styles['lamp']} aria-hidden="true" />
      <div className="ui-grow">
        <p className="ui-no-margin ui-heading ui-strong">
          {main ? text(main) : (pictures ?? formatMessage({ id: unwatchedTextId(state) }))}
        </p>
        {main && pictures !== null && <p className="ui-no-margin ui-size-13 ui-muted">{pictures}</p>}
        {others.map((line) => (
          <p key={line.id} className="ui-no-margin ui-size-13 ui-muted">
            {text(line)}
          </p>
        ))}
        {viewers.interrupted.length > 0 && (
          <p className="ui-no-margin ui-size-13 ui-muted">{formatMessage({ id: 'seat.sharing.unseen' })}</p>
        )}
        {(viewers.interrupted.length === 0 || viewers.seeing.length > 0) && (
          <p className="ui-no-margin ui-size-13 ui-muted">
            {formatMessage({ id: `seat.microphone.${state.microphone}` })}
          </p>
        )}
        {state.isPictureFailing && (
          <p className="ui-no-margin ui-size-13 ui-muted">
            {formatMessage({ id: 'seat.sharing.pictureFailing' })}
          </p>
        )}
      </div>
      <Button danger type="primary" size="large" onClick={onStop}>
        {formatMessage({ id: 'seat.sharing.stop' })}
      </Button>
    </section>
  )

  function picturesText(): string | null {
    if (pictureViewers.length > 0) return text({ id: 'seat.sharing.picturesBy', names: [...pictureViewers] })
    return state.isPictured ? formatMessage({ id: 'seat.sharing.pictures' }) : null
  }
}

function unwatchedTextId({ isReady }: ShareState): string {
  return isReady ? 'seat.sharing.ready' : 'seat.sharing.ending'
}

type Line = { id: string; names: string[] }

/** The title is about those who see the screen, if anybody does; the others follow below it. */
function toViewerLines(viewers: Viewers): { main: Line | undefined; others: Line[] } {
  const lines = [
    { id: 'seat.sharing.watched', names: viewers.seeing },
    { id: 'seat.sharing.interrupted', names: viewers.interrupted },
    { id: 'seat.sharing.connecting', names: viewers.connecting },
    { id: 'seat.sharing.withoutSound', names: viewers.withoutSound },
  ].filter(({ names }) => names.length > 0)
  const [main, ...others] = lines
  return { main, others }
}
