import { twin, type BodyOf, type stat } from '@console/contracts'
import { useCallQuery, useHost } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'
import type { WireQuery } from '../model/stat-query.ts'
import type { ListPosition } from './lists.ts'

export const SEAT_STATUSES = twin.seatStatus.options

type SeatOrder = Pick<BodyOf<typeof twin.seats>, 'sort' | 'order'>

/** Seats as they are now, of one status or of all: days do not count (TWIN-005, TWIN-Q3, TWIN-Q4). */
export function useTwinSeats(
  { bizTypeId, orgId, sort, order }: Pick<WireQuery, 'bizTypeId' | 'orgId'> & SeatOrder,
  status: twin.SeatStatus | null,
) {
  const { user } = useHost()
  const tenantId = user.tenantId ?? null
  return useCallQuery(twin.seats, {
    body: {
      ...(bizTypeId !== undefined && { bizTypeId }),
      ...(orgId !== undefined && { orgId }),
      ...(tenantId !== null && { tenantId }),
      ...(status !== null && { status }),
      ...(sort !== undefined && { sort }),
      ...(order !== undefined && { order }),
    },
  })
}

/** One page of uses, by default newest first (TWIN-009). */
export function useTwinUses(query: WireQuery & ListPosition & { sort?: 'timestamp'; order?: stat.Order }) {
  return useCallQuery(twin.uses, { query }, { placeholderData: keepPreviousData })
}
