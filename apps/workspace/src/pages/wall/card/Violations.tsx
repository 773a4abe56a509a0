import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import type { Seat } from '../../../model/seat.ts'
import styles from './SeatCard.module.css'

/** Violations of the day. */
export function Violations({ seat, isWarned }: { seat: Seat; isWarned: boolean }) {
  const { formatMessage } = useIntl()
  const fouls = seat.businessStatus.find(({ key }) => key === 'foulCnt')
  return (
    <div
      className={styles['violations']}
      data-warned={isWarned}
      title={
        isWarned && fouls?.warnIndicators != null
          ? formatMessage({ id: 'wall.violations.threshold' }, { threshold: fouls.warnIndicators })
          : undefined
      }
    >
      {isWarned && <Icon name="warning" size={12} />}
      {fouls === undefined ? '-' : formatMessage({ id: 'wall.violations' }, { count: fouls.value })}
    </div>
  )
}
