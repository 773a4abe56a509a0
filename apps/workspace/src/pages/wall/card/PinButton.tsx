import { IconButton } from '@console/ui'
import { useIntl } from 'react-intl'
import type { Seat } from '../../../model/seat.ts'
import { usePin } from '../../../queries/use-pin.ts'
import styles from './SeatCard.module.css'

/** The mark of a pinned seat, which takes it away; pins one that is not. */
export function PinButton({ seat }: { seat: Seat }) {
  const { formatMessage } = useIntl()
  const { mutate, isPending } = usePin()
  return (
    <IconButton
      icon="pin"
      size="small"
      className={styles['pin'] ?? ''}
      data-pinned={seat.isCollected}
      aria-pressed={seat.isCollected}
      disabled={isPending}
      label={formatMessage({ id: 'wall.pinOf' }, { name: seat.name })}
      title={formatMessage({ id: seat.isCollected ? 'wall.unpin' : 'wall.pin' })}
      onClick={() => mutate(seat)}
    />
  )
}
