import { Icon, IconButton } from '@console/ui'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import type { Seat } from '../../../model/seat.ts'
import { useHandSoundMuted } from '../../../state/hand-sound.ts'
import { useWall } from '../../../state/wall-context.tsx'
import { HandChip } from './HandChip.tsx'
import styles from './HandsBand.module.css'
import { PastHands } from './PastHands.tsx'

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
      <span className={styles['count']}>
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
