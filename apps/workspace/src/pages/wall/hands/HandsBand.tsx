import { useHost } from '@console/sub-app'
import { formatTime, Icon, IconButton } from '@console/ui'
import { Button, Popover } from 'antd'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import type { Seat } from '../../../model/seat.ts'
import { useHandSoundMuted } from '../../../state/hand-sound.ts'
import type { PastHand } from '../../../state/past-hands.ts'
import { useTimeValue } from '../../../state/wall-clock.ts'
import { useWall, useWallStore } from '../../../state/wall-context.tsx'
import { useSeatLinks } from '../card/use-seat-links.ts'
import { useOrganisationName } from '../organisations/organisation-names.tsx'
import styles from './HandsBand.module.css'

/** The hands that are up, the longest-raised first. Always as high: a hand moves no card. */
export const HandsBand = memo(function HandsBand({ businessTypeId }: { businessTypeId: number }) {
  const { formatMessage } = useIntl()
  const { seats, pastHands } = useWall()
  const [isMuted, setMuted] = useHandSoundMuted()
  const raised = [...seats.values()]
    .filter(({ hand }) => hand.raisedAt !== null)
    .toSorted((a, b) => raisedAt(a) - raisedAt(b))
  return (
    <section
      className={styles['band']}
      data-empty={raised.length === 0}
      aria-label={formatMessage({ id: 'wall.hands' })}
    >
      <Icon name="hand" size={18} />
      <span className={`ui-rigid ui-size-14 ui-strong ${styles['count']}`}>
        {formatMessage({ id: 'wall.hands.count' }, { count: raised.length })}
      </span>
      <ul className={styles['hands']}>
        {raised.map((seat, index) => (
          <HandChip key={seat.id} seat={seat} isFirst={index === 0} businessTypeId={businessTypeId} />
        ))}
      </ul>
      {raised.length > 0 && (
        <span className={styles['note']}>{formatMessage({ id: 'wall.hands.clears' })}</span>
      )}
      {pastHands.length > 0 && <PastHands hands={pastHands} businessTypeId={businessTypeId} />}
      <IconButton
        icon={isMuted ? 'muted' : 'sound'}
        label={formatMessage({ id: isMuted ? 'wall.sound.on' : 'wall.sound.off' })}
        title={formatMessage({ id: isMuted ? 'wall.sound.on' : 'wall.sound.off' })}
        onClick={() => setMuted(!isMuted)}
      />
    </section>
  )
})

function raisedAt({ hand }: Seat): number {
  return hand.raisedAt ?? 0
}

type HandChipProps = { seat: Seat; isFirst: boolean; businessTypeId: number }

/** Name of somebody who has raised a hand, since when, and the way to their screen. */
function HandChip({ seat, isFirst, businessTypeId }: HandChipProps) {
  const { formatMessage } = useIntl()
  const team = useOrganisationName(seat.orgId)
  const { openRemoteView } = useSeatLinks(businessTypeId)
  const { raisedAt } = seat.hand
  const seconds = useTimeValue((nowMs) => Math.max(0, Math.floor((nowMs - (raisedAt ?? nowMs)) / 1000)))
  return (
    <li className={styles['hand']}>
      <b>{seat.name}</b>
      <span className={styles['since']}>{formatMessage({ id: 'wall.hands.since' }, { team, seconds })}</span>
      <Button
        size="small"
        type={isFirst ? 'primary' : 'default'}
        aria-label={formatMessage({ id: 'wall.remoteViewOf' }, { name: seat.name })}
        onClick={() => openRemoteView(seat)}
      >
        {formatMessage({ id: 'wall.remoteView' })}
      </Button>
    </li>
  )
}

type PastHandsProps = { hands: readonly PastHand[]; businessTypeId: number }

/** Hands whose marks have disappeared, until somebody has handled them. */
function PastHands({ hands, businessTypeId }: PastHandsProps) {
  const { formatMessage } = useIntl()
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title={formatMessage({ id: 'wall.hands.past' })}
      content={
        <ul className={styles['past']}>
          {hands.map((hand) => (
            <PastHandRow key={hand.userId} hand={hand} businessTypeId={businessTypeId} />
          ))}
        </ul>
      }
    >
      <Button size="small">{formatMessage({ id: 'wall.hands.earlier' }, { count: hands.length })}</Button>
    </Popover>
  )
}

function PastHandRow({ hand, businessTypeId }: { hand: PastHand; businessTypeId: number }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const store = useWallStore()
  const team = useOrganisationName(hand.orgId)
  const { openRemoteView } = useSeatLinks(businessTypeId)
  const { userId, name, raisedAtMs } = hand
  return (
    <li className={`ui-row ui-gap-8 ${styles['pastHand']}`}>
      <span>
        <b>{name}</b>{' '}
        <span className={styles['since']}>
          {team}, {formatTime(Math.floor(raisedAtMs / 1000), timezone).slice(11)}
        </span>
      </span>
      <Button
        size="small"
        aria-label={formatMessage({ id: 'wall.remoteViewOf' }, { name })}
        onClick={() => openRemoteView({ id: userId, name })}
      >
        {formatMessage({ id: 'wall.remoteView' })}
      </Button>
      <Button
        size="small"
        aria-label={formatMessage({ id: 'wall.hands.handledOf' }, { name })}
        onClick={() => store.handleHand(userId)}
      >
        {formatMessage({ id: 'wall.hands.handled' })}
      </Button>
    </li>
  )
}
