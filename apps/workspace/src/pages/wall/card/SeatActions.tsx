import { whyNotWatched } from '@console/domain-ui/watch'
import { IconButton } from '@console/ui'
import { useIntl } from 'react-intl'
import type { Seat } from '../../../model/seat.ts'
import { useWatchSeat } from '../watch/watched-seat.tsx'
import styles from './SeatCard.module.css'
import { useSeatLinks } from './use-seat-links.ts'

/** Watch, remote view and history, shown with pointer or focus on the card. */
export function SeatActions({ seat, businessTypeId }: { seat: Seat; businessTypeId: number }) {
  const { formatMessage } = useIntl()
  const { openRemoteView, openHistory } = useSeatLinks(businessTypeId)
  const watchSeat = useWatchSeat()
  const { name } = seat
  return (
    <span className={styles['actions']}>
      <IconButton
        icon="screen"
        label={formatMessage({ id: 'wall.watchOf' }, { name })}
        title={formatMessage({ id: 'wall.watch' })}
        disabled={whyNotWatched(seat) !== null}
        onClick={() => watchSeat(seat.id)}
      />
      <IconButton
        icon="eye"
        label={formatMessage({ id: 'wall.remoteViewOf' }, { name })}
        title={formatMessage({ id: 'wall.remoteView' })}
        onClick={() => openRemoteView(seat)}
      />
      <IconButton
        icon="history"
        label={formatMessage({ id: 'wall.historyOf' }, { name })}
        title={formatMessage({ id: 'wall.history' })}
        onClick={() => openHistory(seat)}
      />
    </span>
  )
}
