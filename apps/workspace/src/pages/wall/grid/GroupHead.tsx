import { workspace } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { Icon, IconButton, StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'
import { warnedAt } from '../../../model/seat-groups.ts'
import type { Master } from '../../../model/seat.ts'
import { useWall } from '../../../state/wall-context.tsx'
import { useOfTime } from '../../../state/wall-clock.ts'
import { WarningSettingsButton } from '../warning-settings/WarningSettingsButton.tsx'
import styles from './SeatWall.module.css'

type GroupHeadProps = {
  orgId: number
  name: string
  businessTypeId: number
  isCollapsed: boolean
  onCollapse: (isCollapsed: boolean) => void
}

/** The organisation: its counts, who watches it, and for the person's own the warning settings (WORK-039). */
export function GroupHead({ orgId, name, businessTypeId, isCollapsed, onCollapse }: GroupHeadProps) {
  const { formatMessage } = useIntl()
  const { user } = useHost()
  const { masters, seats, active, hands, warned } = useGroupCounts(orgId)
  const isOwn = orgId === user.orgId
  return (
    <header className={styles['head']}>
      <IconButton
        icon={isCollapsed ? 'right' : 'down'}
        size="small"
        aria-expanded={!isCollapsed}
        label={formatMessage({ id: isCollapsed ? 'wall.group.open' : 'wall.group.close' }, { name })}
        onClick={() => onCollapse(!isCollapsed)}
      />
      <h2>{name}</h2>
      {isOwn && <span className={styles['own']}>{formatMessage({ id: 'wall.group.own' })}</span>}
      <span className={styles['counts']}>
        {formatMessage({ id: 'wall.group.active' }, { active, seats })}
      </span>
      {hands > 0 && (
        <span className={styles['counts']}>
          <Icon name="hand" size={14} /> {formatMessage({ id: 'wall.group.hands' }, { count: hands })}
        </span>
      )}
      {warned > 0 && (
        <span className={styles['warned']}>
          {formatMessage({ id: 'wall.group.warned' }, { count: warned })}
        </span>
      )}
      <Masters masters={masters} />
      {isOwn && <WarningSettingsButton orgId={orgId} businessTypeId={businessTypeId} />}
    </header>
  )
}

function useGroupCounts(orgId: number) {
  const { timezone } = useHost()
  const { organisations, seats } = useWall()
  const minute = useOfTime((nowMs) => Math.floor(nowMs / 60_000))
  const record = organisations.get(orgId)
  const own = (record?.seatIds ?? []).flatMap((id) => seats.get(id) ?? [])
  const moment = { nowMs: minute * 60_000, timezone }
  return {
    masters: record?.masters ?? [],
    seats: own.length,
    active: own.filter(({ status }) => workspace.isActive(status)).length,
    hands: own.filter(({ hand }) => hand.raisedAt !== null).length,
    warned: own.filter((seat) => warnedAt(seat, record?.workTimes ?? [], moment).length > 0).length,
  }
}

const { unknown, offline, online } = workspace.MASTER_STATUS
const MASTER_LOOK = {
  [unknown]: { tone: 'unknown', textId: 'seats.status.unknown' },
  [offline]: { tone: 'offline', textId: 'seats.status.offline' },
  [online]: { tone: 'good', textId: 'seats.status.online' },
} as const

/** Who watches the organisation, and whether they are there (RT-014). */
function Masters({ masters }: { masters: readonly Master[] }) {
  const { formatMessage } = useIntl()
  if (masters.length === 0) return null
  return (
    <ul className={styles['masters']} aria-label={formatMessage({ id: 'wall.masters' })}>
      {masters.map(({ id, name, status }) => (
        <li key={id}>
          {name}{' '}
          <StatusWord tone={MASTER_LOOK[status].tone}>
            {formatMessage({ id: MASTER_LOOK[status].textId })}
          </StatusWord>
        </li>
      ))}
    </ul>
  )
}
