import { useHost } from '@console/sub-app'
import { EmptyState, FilteredEmptyState, type SetFilter, usePresence } from '@console/ui'
import { Button } from 'antd'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Organisation } from '../../../model/organisations.ts'
import {
  areSameGroups,
  frozenGroups,
  movedSeats,
  type SeatGroup,
  seatGroups,
  type WallView,
} from '../../../model/seat-groups.ts'
import { isByTalkTime } from '../../../model/seat-order.ts'
import { emptyOrganisation } from '../../../state/organisation-record.ts'
import { useTimeValue } from '../../../state/wall-clock.ts'
import { useWall } from '../../../state/wall-context.tsx'
import type { WallSearch } from '../wall.search.ts'
import { ListHead } from './ListHead.tsx'
import { SeatGroups } from './SeatGroups.tsx'
import styles from './SeatWall.module.css'

type SeatWallProps = {
  chosen: readonly Organisation[]
  businessTypeId: number
  search: WallSearch
  onSearch: (changes: Partial<WallSearch>) => void
  scroller: HTMLElement | null
}

/** The seats by organisation. Their order is frozen while pointer or focus is among them. */
export const SeatWall = memo(function SeatWall(props: SeatWallProps) {
  const { chosen, businessTypeId, search, onSearch, scroller } = props
  const { formatMessage } = useIntl()
  const { isPresent, handlers } = usePresence()
  const next = useOrderedGroups(chosen, search)
  const { groups, waiting, apply } = useFrozenGroups(next.groups, { isFrozen: isPresent, key: next.key })
  // Cards that move are rendered in pieces, since all of them move when they are sorted by idle time. So are the cards of
  // another density, which follow after the choice is shown.
  const shown = useDeferredValue(useGroupsToShow(groups))
  const density = useDeferredValue(search.view)
  if (chosen.length === 0) {
    return (
      <EmptyState title={formatMessage({ id: 'wall.noneChosen' })}>
        {formatMessage({ id: 'wall.noneChosen.text' })}
      </EmptyState>
    )
  }
  return (
    <>
      <NoMatch groups={groups} search={search} onSearch={onSearch} />
      {density === 'list' && <ListHead />}
      {/* The pill too: on the way to it nothing moves. */}
      <div {...handlers}>
        <div className={styles['pill']} role="status">
          {waiting > 0 && (
            <Button size="small" shape="round" onClick={apply}>
              {formatMessage({ id: 'wall.waiting' }, { count: waiting })}
            </Button>
          )}
        </div>
        <SeatGroups
          groups={shown}
          chosen={chosen}
          businessTypeId={businessTypeId}
          density={density}
          scroller={scroller}
        />
        {shown.length < groups.length && (
          <p className={styles['note']}>
            {formatMessage({ id: 'wall.otherGroups' }, { count: groups.length - shown.length })}
          </p>
        )}
      </div>
    </>
  )
})

type FrozenGroups = {
  groups: readonly SeatGroup[]
  /** Cards that would move, appear or disappear. */
  waiting: number
  apply: () => void
}

/** The groups in the displayed order while it is frozen; a change of the key, made by the person, is shown at once. */
function useFrozenGroups(
  next: readonly SeatGroup[],
  { isFrozen, key }: { isFrozen: boolean; key: string },
): FrozenGroups {
  const [shown, setShown] = useState({ groups: next, key })
  const expected = isFrozen && shown.key === key ? frozenGroups(shown.groups, next) : next
  const groups = areSameGroups(shown.groups, expected) ? shown.groups : expected
  if (groups !== shown.groups || key !== shown.key) setShown({ groups, key })
  return { groups, waiting: movedSeats(groups, next), apply: () => setShown({ groups: next, key }) }
}

/** Leaves out the groups without a match where another group has one: the match would be below all of their heads. */
function useGroupsToShow(groups: readonly SeatGroup[]): readonly SeatGroup[] {
  const { organisations } = useWall()
  const isWithoutMatch = ({ orgId, seatIds }: SeatGroup) =>
    seatIds.length === 0 && (organisations.get(orgId)?.seatIds.length ?? 0) > 0
  const hasMatch = groups.some(({ seatIds }) => seatIds.length > 0)
  // A text, so that the groups stay the same array while what is left out does.
  const leftOut = hasMatch ? groups.flatMap((group) => (isWithoutMatch(group) ? group.orgId : [])).join() : ''
  return useMemo(() => {
    const ids = new Set(leftOut.split(',').map(Number))
    return leftOut === '' ? groups : groups.filter(({ orgId }) => !ids.has(orgId))
  }, [groups, leftOut])
}

type NoMatchProps = {
  groups: readonly SeatGroup[]
  search: WallSearch
  onSearch: (changes: Partial<WallSearch>) => void
}

/** Shown where there are seats but none passes filter, switch and search, with the way back. */
function NoMatch({ groups, search, onSearch }: NoMatchProps) {
  const { formatMessage } = useIntl()
  const { seats } = useWall()
  if (seats.size === 0 || groups.some(({ seatIds }) => seatIds.length > 0)) return null
  const filters: SetFilter[] = []
  if (search.filter !== 'all') {
    filters.push({
      key: 'filter',
      text: formatMessage({ id: `wall.filterName.${search.filter}` }),
      onRemove: () => onSearch({ filter: 'all' }),
    })
  }
  if (search.online) {
    filters.push({
      key: 'online',
      text: formatMessage({ id: 'wall.onlineOnly' }),
      onRemove: () => onSearch({ online: false }),
    })
  }
  if (search.seat !== null) {
    filters.push({ key: 'seat', text: search.seat, onRemove: () => onSearch({ seat: null }) })
  }
  return (
    <FilteredEmptyState
      title={formatMessage({ id: 'wall.noMatch' })}
      hiddenCount={seats.size}
      filters={filters}
      onReset={() => onSearch({ filter: 'all', online: false, seat: null })}
    />
  )
}

type OrderedGroups = {
  groups: SeatGroup[]
  /** Identifies the choice and the data that its order needs; another key means another order, not a changed one. */
  key: string
}

/** The groups in their order of this moment. */
function useOrderedGroups(chosen: readonly Organisation[], search: WallSearch): OrderedGroups {
  const { timezone } = useHost()
  const { organisations, seats } = useWall()
  // Only idle times change the order with every second; warnings change it with the minute.
  const stepMs = dependsOnIdleTime(search) ? 1000 : 60_000
  const step = useTimeValue((nowMs) => Math.floor(nowMs / stepMs))
  const isRanked = chosen.map(({ orgId }) => organisations.get(orgId)?.rank != null)
  const key = JSON.stringify([search, isByTalkTime(search.sort) && isRanked])
  const groups = useMemo(() => {
    const shown: WallView = {
      filter: search.filter,
      sort: search.sort,
      isOnlineOnly: search.online,
      search: search.seat ?? '',
    }
    const all = chosen.map(({ orgId }) => {
      const record = organisations.get(orgId) ?? emptyOrganisation(orgId)
      return { ...record, seats: record.seatIds.flatMap((id) => seats.get(id) ?? []) }
    })
    return seatGroups(all, shown, { nowMs: step * stepMs, timezone })
  }, [chosen, organisations, seats, search, step, stepMs, timezone])
  return { groups, key }
}

function dependsOnIdleTime({ filter, sort }: WallSearch): boolean {
  return filter === 'idle' || sort === 'idleAsc' || sort === 'idleDesc'
}
