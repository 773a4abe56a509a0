import { workspace } from '@console/contracts'
import { SeatPicture } from '@console/domain-ui/seats'
import { whyNotWatched } from '@console/domain-ui/watch'
import { useHost } from '@console/sub-app'
import { Icon, IconButton } from '@console/ui'
import { Dropdown } from 'antd'
import { memo, type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { findWarnedFigures } from '../../../model/seat-groups.ts'
import type { Density } from '../../../model/seat-rows.ts'
import type { Seat } from '../../../model/seat.ts'
import { usePin } from '../../../queries/use-pin.ts'
import { useTimeValue } from '../../../state/wall-clock.ts'
import { useSeat, useWorkTimes } from '../../../state/wall-context.tsx'
import { useWatchSeat } from '../watch/watched-seat.tsx'
import { asText, SeatFigures } from './SeatFigures.tsx'
import { SeatStatusLine } from './SeatStatusLine.tsx'
import { useSeatLinks } from './use-seat-links.ts'
import styles from './SeatCard.module.css'

type SeatCardProps = { seatId: number; businessTypeId: number; density: Density; isLookedAt: boolean }

/** One seat. Plain elements, and subscribed to nothing but its seat: a wall has thousands (WORK-014). */
export const SeatCard = memo(function SeatCard({ seatId, ...props }: SeatCardProps) {
  const seat = useSeat(seatId)
  // While the order is frozen the row of the seat remains, although the seat has left the organisation.
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
        <div className={`ui-stack ui-gap-2 ui-fill ${styles['facts']}`}>
          <div className={styles['nameLine']}>
            <h3 title={seat.name}>{seat.name}</h3>
            {isRaised && <HandBadge raisedAtMs={seat.hand.raisedAt ?? 0} />}
            {warned.length > 0 && (
              <span
                role="img"
                className="ui-inline-flex ui-rigid ui-warn"
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
          <Violations seat={seat} isWarned={warned.includes('foulCnt')} hasHead={density === 'list'} />
        </div>
      </div>
      {density !== 'compact' && <SeatFigures seat={seat} warned={warned} hasLabels={density === 'cards'} />}
    </article>
  )
}

function useWarnedFigures(seat: Seat): readonly workspace.SeatFigure[] {
  const { timezone } = useHost()
  const workTimes = useWorkTimes(seat.orgId)
  const minute = useTimeValue((nowMs) => Math.floor(nowMs / 60_000))
  return findWarnedFigures(seat, workTimes, { nowMs: minute * 60_000, timezone })
}

/** A hand that is up, and for how many seconds. */
function HandBadge({ raisedAtMs }: { raisedAtMs: number }) {
  const { formatMessage } = useIntl()
  const seconds = useTimeValue((nowMs) => Math.max(0, Math.floor((nowMs - raisedAtMs) / 1000)))
  return (
    <span role="img" className={styles['hand']} aria-label={formatMessage({ id: 'wall.hand' }, { seconds })}>
      <Icon name="hand" size={12} />
      {formatMessage({ id: 'wall.seconds' }, { seconds })}
    </span>
  )
}

/** The mark of a pinned seat, which unpins it; for any other seat, the button that pins it. */
function PinButton({ seat }: { seat: Seat }) {
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

const toSpoken = (word: ReactNode[]) => (
  <span key="word" className={styles['spoken']}>
    {word}
  </span>
)

type ViolationsProps = { seat: Seat; isWarned: boolean; hasHead: boolean }

/** Violations of the day; below a head that names them the number alone, the word for screen readers. */
function Violations({ seat, isWarned, hasHead }: ViolationsProps) {
  const { formatMessage } = useIntl()
  const fouls = seat.businessStatus.find(({ key }) => key === 'foulCnt')
  return (
    <div
      className={`ui-row ui-gap-4 ui-note ui-muted ${styles['violations']}`}
      data-warned={isWarned}
      title={
        isWarned && fouls?.warnIndicators != null
          ? formatMessage({ id: 'wall.violations.threshold' }, { threshold: fouls.warnIndicators })
          : undefined
      }
    >
      {isWarned && <Icon name="warning" size={12} />}
      {fouls === undefined
        ? '-'
        : formatMessage({ id: 'wall.violations' }, { count: fouls.value, word: hasHead ? toSpoken : asText })}
    </div>
  )
}

/** Watch, remote view and history, shown with pointer or focus on the card. */
function SeatActions({ seat, businessTypeId }: { seat: Seat; businessTypeId: number }) {
  const { formatMessage } = useIntl()
  const { openRemoteView, openHistory } = useSeatLinks(businessTypeId)
  const watchSeat = useWatchSeat()
  const { name } = seat
  return (
    <span className={`ui-flex ui-gap-4 ${styles['actions']}`}>
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

type SeatMenuProps = { seat: Seat; businessTypeId: number }

/** Menu of the actions for a seat, also by touch. It is rendered only once it is opened. */
function SeatMenu({ seat, businessTypeId }: SeatMenuProps) {
  const { formatMessage } = useIntl()
  const [isOpened, setOpened] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const watchSeat = useWatchSeat()
  const { openRemoteView, openHistory } = useSeatLinks(businessTypeId)
  const button = (
    <IconButton
      icon="more"
      size="small"
      aria-haspopup="menu"
      aria-expanded={isOpen}
      label={formatMessage({ id: 'wall.moreOf' }, { name: seat.name })}
      {...(isOpened
        ? {}
        : {
            onClick: () => {
              setOpened(true)
              setOpen(true)
            },
          })}
    />
  )
  if (!isOpened) return button
  return (
    <Dropdown
      open={isOpen}
      trigger={['click']}
      placement="bottomRight"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the menu takes the focus when a person opens it
      autoFocus
      menu={{
        items: [
          {
            key: 'watch',
            label: formatMessage({ id: 'wall.watch' }),
            disabled: whyNotWatched(seat) !== null,
            onClick: () => watchSeat(seat.id),
          },
          {
            key: 'view',
            label: formatMessage({ id: 'wall.remoteView' }),
            onClick: () => openRemoteView(seat),
          },
          { key: 'history', label: formatMessage({ id: 'wall.history' }), onClick: () => openHistory(seat) },
        ],
      }}
      onOpenChange={setOpen}
    >
      {button}
    </Dropdown>
  )
}
