import { workspace } from '@console/contracts'
import { SeatPicture } from '@console/domain-ui/seats'
import { useHost } from '@console/sub-app'
import { Icon } from '@console/ui'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { warnedAt } from '../../../model/seat-groups.ts'
import type { Density } from '../../../model/seat-rows.ts'
import type { Seat } from '../../../model/seat.ts'
import { useSeat, useWorkTimes } from '../../../state/wall-context.tsx'
import { useOfTime } from '../../../state/wall-clock.ts'
import { HandBadge } from './HandBadge.tsx'
import { PinButton } from './PinButton.tsx'
import { SeatActions } from './SeatActions.tsx'
import styles from './SeatCard.module.css'
import { SeatFigures } from './SeatFigures.tsx'
import { SeatMenu } from './SeatMenu.tsx'
import { SeatStatusLine } from './SeatStatusLine.tsx'
import { Violations } from './Violations.tsx'

type SeatCardProps = { seatId: number; businessTypeId: number; density: Density; isLookedAt: boolean }

/** One seat. Plain elements, and subscribed to nothing but its seat: a wall has thousands (WORK-014). */
export const SeatCard = memo(function SeatCard({ seatId, ...props }: SeatCardProps) {
  const seat = useSeat(seatId)
  // Its row is still there while the order is still, although it has left the organisation.
  return seat === undefined ? <div className={styles['gone']} /> : <SeatCardBody seat={seat} {...props} />
})

function SeatCardBody({ seat, ...props }: Omit<SeatCardProps, 'seatId'> & { seat: Seat }) {
  const { businessTypeId, density, isLookedAt } = props
  const { formatMessage } = useIntl()
  const warned = useWarnedFigures(seat)
  const isRaised = seat.hand.raisedAt !== null
  return (
    <article
      className={styles['card']}
      data-seat={seat.id}
      data-density={density}
      data-hand={isRaised}
      data-active={workspace.isActive(seat.status)}
      aria-label={seat.name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows move between cards
      tabIndex={0}
    >
      <div className={styles['top']}>
        {density === 'cards' && (
          <div className={styles['pictureBox']}>
            <SeatPicture key={`${seat.roomID} ${seat.activeSinceMs}`} seat={seat} isLookedAt={isLookedAt} />
            <SeatActions seat={seat} businessTypeId={businessTypeId} />
          </div>
        )}
        <div className={styles['facts']}>
          <div className={styles['nameLine']}>
            <h3 title={seat.name}>{seat.name}</h3>
            {isRaised && <HandBadge raisedAtMs={seat.hand.raisedAt ?? 0} />}
            {warned.length > 0 && (
              <span
                role="img"
                className={styles['warnMark']}
                aria-label={formatMessage({ id: 'wall.warned' })}
                title={formatMessage({ id: 'wall.warned' })}
              >
                <Icon name="warning" size={14} />
              </span>
            )}
            {density !== 'cards' && <SeatActions seat={seat} businessTypeId={businessTypeId} />}
            <PinButton seat={seat} />
            <SeatMenu seat={seat} businessTypeId={businessTypeId} />
          </div>
          <SeatStatusLine seat={seat} />
          <Violations seat={seat} isWarned={warned.includes('foulCnt')} />
        </div>
      </div>
      {density !== 'compact' && <SeatFigures seat={seat} warned={warned} hasLabels={density === 'cards'} />}
    </article>
  )
}

function useWarnedFigures(seat: Seat): readonly workspace.SeatFigure[] {
  const { timezone } = useHost()
  const workTimes = useWorkTimes(seat.orgId)
  const minute = useOfTime((nowMs) => Math.floor(nowMs / 60_000))
  return warnedAt(seat, workTimes, { nowMs: minute * 60_000, timezone })
}
