import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import { useOfTime } from '../../../state/wall-clock.ts'
import styles from './SeatCard.module.css'

/** A hand that is up, and for how many seconds. */
export function HandBadge({ raisedAtMs }: { raisedAtMs: number }) {
  const { formatMessage } = useIntl()
  const seconds = useOfTime((nowMs) => Math.max(0, Math.floor((nowMs - raisedAtMs) / 1000)))
  return (
    <span role="img" className={styles['hand']} aria-label={formatMessage({ id: 'wall.hand' }, { seconds })}>
      <Icon name="hand" size={12} />
      {formatMessage({ id: 'wall.seconds' }, { seconds })}
    </span>
  )
}
