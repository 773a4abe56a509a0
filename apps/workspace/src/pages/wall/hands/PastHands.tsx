import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { Button, Popover } from 'antd'
import { useIntl } from 'react-intl'
import type { PastHand } from '../../../state/past-hands.ts'
import { useWallStore } from '../../../state/wall-context.tsx'
import { useSeatLinks } from '../card/use-seat-links.ts'
import { useOrganisationName } from '../organisations/organisation-names.tsx'
import styles from './HandsBand.module.css'

type PastHandsProps = { hands: readonly PastHand[]; businessTypeId: number }

/** Hands whose marks have disappeared, until somebody has handled them. */
export function PastHands({ hands, businessTypeId }: PastHandsProps) {
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
    <li className={styles['pastHand']}>
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
