import { IconButton } from '@console/ui'
import { useIntl } from 'react-intl'
import { SeatWatch, type SeatWatchProps } from './SeatWatch.tsx'
import styles from './SeatWatch.module.css'

export { watchingTexts as texts } from './watching-texts.ts'

export type WatchPanelProps = SeatWatchProps & { onClose: () => void }

/** A watch over the page, which goes on below it. Another seat needs another panel: give it a key. */
export function WatchPanel({ onClose, ...props }: WatchPanelProps) {
  const { formatMessage } = useIntl()
  const { name } = props.seat
  return (
    <aside className={styles['panel']} aria-label={formatMessage({ id: 'seats.pictureOf' }, { name })}>
      <header className="ui-row">
        <h2>{name}</h2>
        <IconButton icon="close" label={formatMessage({ id: 'watch.closeOf' }, { name })} onClick={onClose} />
      </header>
      <SeatWatch {...props} />
    </aside>
  )
}
