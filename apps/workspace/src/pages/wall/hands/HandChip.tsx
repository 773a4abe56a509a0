import { Button } from 'antd'
import { useIntl } from 'react-intl'
import type { Seat } from '../../../model/seat.ts'
import { useOfTime } from '../../../state/wall-clock.ts'
import { useSeatLinks } from '../card/use-seat-links.ts'
import { useOrganisationName } from '../organisations/organisation-names.tsx'
import styles from './HandsBand.module.css'

type HandChipProps = { seat: Seat; isFirst: boolean; businessTypeId: number }

/** Who has raised a hand, since when, and the way to their screen. */
export function HandChip({ seat, isFirst, businessTypeId }: HandChipProps) {
  const { formatMessage } = useIntl()
  const team = useOrganisationName(seat.orgId)
  const { openRemoteView } = useSeatLinks(businessTypeId)
  const { raisedAt } = seat.hand
  const seconds = useOfTime((nowMs) => Math.max(0, Math.floor((nowMs - (raisedAt ?? nowMs)) / 1000)))
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
