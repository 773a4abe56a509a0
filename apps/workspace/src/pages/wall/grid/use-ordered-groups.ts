import { useHost } from '@console/sub-app'
import { useMemo } from 'react'
import type { Organisation } from '../../../model/organisations.ts'
import { seatGroups, type SeatGroup, type WallView } from '../../../model/seat-groups.ts'
import { emptyOrganisation } from '../../../state/organisation-record.ts'
import { useWall } from '../../../state/wall-context.tsx'
import { useOfTime } from '../../../state/wall-clock.ts'
import type { WallSearch } from '../wall.search.ts'

/** The groups in their order of this moment. */
export function useOrderedGroups(chosen: readonly Organisation[], search: WallSearch): SeatGroup[] {
  const { timezone } = useHost()
  const { organisations, seats } = useWall()
  const seconds = useOfTime((nowMs) => Math.floor(nowMs / 1000))
  return useMemo(() => {
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
    return seatGroups(all, shown, { nowMs: seconds * 1000, timezone })
  }, [chosen, organisations, seats, search, seconds, timezone])
}
