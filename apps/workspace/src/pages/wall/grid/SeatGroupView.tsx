import { workspace } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { ErrorState, Icon, IconButton, isForbidden, StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'
import type { Organisation } from '../../../model/organisations.ts'
import { findWarnedFigures } from '../../../model/seat-groups.ts'
import type { Density, Grid, GroupBlock } from '../../../model/seat-rows.ts'
import type { Master } from '../../../model/seat.ts'
import { useRefetchUsers } from '../../../queries/use-users-poll.ts'
import { useTimeValue } from '../../../state/wall-clock.ts'
import { useWall } from '../../../state/wall-context.tsx'
import { SeatCard } from '../card/SeatCard.tsx'
import { SeatSkeletons } from '../card/SeatSkeletons.tsx'
import { WarningSettingsButton } from '../warning-settings/WarningSettingsButton.tsx'
import styles from './SeatWall.module.css'

const { unknown, offline, online } = workspace.MASTER_STATUS

const MASTER_LOOK = {
  [unknown]: { tone: 'unknown', textId: 'seats.status.unknown' },
  [offline]: { tone: 'offline', textId: 'seats.status.offline' },
  [online]: { tone: 'good', textId: 'seats.status.online' },
} as const

type SeatGroupViewProps = {
  block: GroupBlock
  organisation: Organisation | undefined
  businessTypeId: number
  density: Density
  grid: Grid
  isCollapsed: boolean
  onCollapse: (isCollapsed: boolean) => void
  /** Offline seats are shown. */
  isUnfolded: boolean
  onUnfold: (isUnfolded: boolean) => void
}

/** The seats of one organisation under their head, which stays in view (WORK-006). */
export function SeatGroupView(props: SeatGroupViewProps) {
  const { block, organisation, businessTypeId, density, grid, isCollapsed } = props
  const { formatMessage } = useIntl()
  if (organisation === undefined) return null
  const { orgId, name } = organisation
  const height = block.group.seatIds.length === 0 ? undefined : block.height
  if (!block.isInView) return <div style={{ height: block.height }} />
  return (
    <section
      className={`ui-relative ${styles['group']}`}
      data-density={density}
      style={{ height }}
      aria-label={formatMessage({ id: 'wall.group' }, { name })}
    >
      <GroupHead
        orgId={orgId}
        name={name}
        businessTypeId={businessTypeId}
        isCollapsed={isCollapsed}
        onCollapse={props.onCollapse}
        fold={
          isCollapsed || block.group.foldable === 0
            ? null
            : { count: block.group.foldable, isOpen: props.isUnfolded, onOpen: props.onUnfold }
        }
      />
      {!isCollapsed && block.group.seatIds.length === 0 && (
        <GroupNote organisation={organisation} grid={grid} />
      )}
      {block.rows.map(({ top, seatIds, isLookedAt }) => (
        <div
          key={top}
          className={styles['row']}
          data-density={density}
          data-columns={grid.columns}
          style={{ top, height: grid.rowPx, gridTemplateColumns: `repeat(${grid.columns}, minmax(0, 1fr))` }}
        >
          {seatIds.map((seatId) => (
            <SeatCard
              key={seatId}
              seatId={seatId}
              businessTypeId={businessTypeId}
              density={density}
              isLookedAt={isLookedAt}
            />
          ))}
        </div>
      ))}
    </section>
  )
}

type GroupNoteProps = { organisation: Organisation; grid: Grid }

/** Instead of cards: still loading, failed, without seats, or none that passes the filter. */
function GroupNote({ organisation, grid }: GroupNoteProps) {
  const { formatMessage } = useIntl()
  const refetchUsers = useRefetchUsers()
  const record = useWall().organisations.get(organisation.orgId)
  if (record === undefined || record.updatedAtMs === null) {
    const error = record?.error ?? null
    if (error === null) return <SeatSkeletons count={organisation.seatCount ?? grid.columns} grid={grid} />
    return isForbidden(error) ? (
      <p className={styles['note']} role="alert">
        {formatMessage({ id: 'wall.groupForbidden' }, { name: organisation.name })}
      </p>
    ) : (
      <ErrorState
        title={formatMessage({ id: 'wall.groupFailed' }, { name: organisation.name })}
        error={error}
        onRetry={refetchUsers}
      />
    )
  }
  return (
    <p className={styles['note']}>
      {formatMessage({ id: record.seatIds.length === 0 ? 'wall.groupEmpty' : 'wall.groupNoMatch' })}
    </p>
  )
}

type GroupHeadProps = {
  orgId: number
  name: string
  businessTypeId: number
  isCollapsed: boolean
  onCollapse: (isCollapsed: boolean) => void
  /** Null without offline seats that can be folded away. */
  fold: { count: number; isOpen: boolean; onOpen: (isOpen: boolean) => void } | null
}

/** The organisation: its counts, who watches it, and for the person's own the warning settings (WORK-039). */
function GroupHead({ orgId, name, businessTypeId, isCollapsed, onCollapse, fold }: GroupHeadProps) {
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
      {fold !== null && (
        <button
          type="button"
          className="ui-text-button ui-size-12 ui-link"
          aria-expanded={fold.isOpen}
          onClick={() => fold.onOpen(!fold.isOpen)}
        >
          {formatMessage(
            { id: fold.isOpen ? 'wall.group.hideOffline' : 'wall.group.showOffline' },
            { count: fold.count },
          )}
        </button>
      )}
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
  const minute = useTimeValue((nowMs) => Math.floor(nowMs / 60_000))
  const record = organisations.get(orgId)
  const own = (record?.seatIds ?? []).flatMap((id) => seats.get(id) ?? [])
  const moment = { nowMs: minute * 60_000, timezone }
  return {
    masters: record?.masters ?? [],
    seats: own.length,
    active: own.filter(({ status }) => workspace.isActive(status)).length,
    hands: own.filter(({ hand }) => hand.raisedAt !== null).length,
    warned: own.filter((seat) => findWarnedFigures(seat, record?.workTimes ?? [], moment).length > 0).length,
  }
}

/** Supervisors who watch the organisation, and whether they are there (RT-014). */
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
