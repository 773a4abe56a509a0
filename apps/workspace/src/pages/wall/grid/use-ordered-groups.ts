import { useHost } from '@console/sub-app'
import { useMemo } from 'react'
import type { Organisation } from '../../../model/organisations.ts'
import { seatGroups, type SeatGroup, type WallView } from '../../../model/seat-groups.ts'
import { isByTalkTime } from '../../../model/seat-order.ts'
import { emptyOrganisation } from '../../../state/organisation-record.ts'
import { useWall } from '../../../state/wall-context.tsx'
import { useOfTime } from '../../../state/wall-clock.ts'
import type { WallSearch } from '../wall.search.ts'

type OrderedGroups = {
  groups: SeatGroup[]
  /** The choice, and how much is known of what its order needs: another key is another order, not a changed one. */
  key: string
}

/** The groups in their order of this moment. */
export function useOrderedGroups(chosen: readonly Organisation[], search: WallSearch): OrderedGroups {
  const { timezone } = useHost()
  const { organisations, seats } = useWall()
  // Only idle times change the order with every second; warnings change it with the minute.
  const stepMs = isOfIdleTime(search) ? 1000 : 60_000
  const step = useOfTime((nowMs) => Math.floor(nowMs / stepMs))
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

function isOfIdleTime({ filter, sort }: WallSearch): boolean {
  return filter === 'idle' || sort === 'idleAsc' || sort === 'idleDesc'
}
