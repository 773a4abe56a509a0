import { SEAT_STATUS_LOOK } from '@console/domain-ui/seats'
import { StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'
import type { Seat } from '../../../model/seat.ts'
import { isIdleOvertime, statusMinutes } from '../../../model/status-time.ts'
import { useTimeValue } from '../../../state/wall-clock.ts'
import cardStyles from './SeatCard.module.css'
import styles from './SeatStatusLine.module.css'

/** The status, and for how many whole minutes (WORK-016). */
export function SeatStatusLine({ seat }: { seat: Seat }) {
  const { formatMessage } = useIntl()
  const minutes = useTimeValue((nowMs) => statusMinutes(seat, nowMs))
  const isOvertime = useTimeValue((nowMs) => isIdleOvertime(seat, nowMs))
  const { tone, textId } = SEAT_STATUS_LOOK[seat.status]
  return (
    <div className={`ui-row ui-gap-6 ui-small ui-nowrap ${cardStyles['status']}`}>
      <StatusWord tone={tone}>{formatMessage({ id: textId })}</StatusWord>
      {minutes > 0 && (
        <span className="ui-rigid ui-muted">{formatMessage({ id: 'wall.minutes' }, { minutes })}</span>
      )}
      {isOvertime && <span className={styles['overtime']}>{formatMessage({ id: 'wall.overtime' })}</span>}
    </div>
  )
}
