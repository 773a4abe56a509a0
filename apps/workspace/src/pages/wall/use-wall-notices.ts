import { workspace } from '@console/contracts'
import { useRealtime, useRealtimeFresh } from '@console/sub-app'
import { serverNow } from '@console/ui/server-time'
import { useRefetchUsers } from '../../queries/use-users-poll.ts'
import type { WallStore } from '../../state/wall-store.ts'

const STATUSES = Object.values(workspace.SEAT_STATUS)
const MASTER_STATUSES = Object.values(workspace.MASTER_STATUS)

type SeatValue = {
  userId: number
  status: number
  statusDuration: number
  roomId: string
  isHandup: boolean
}

/** Applies what the server reports by itself at once; the next poll wins (WORK-Q24, RT-012..014). */
export function useWallNotices(store: WallStore): void {
  const refetchUsers = useRefetchUsers()
  const applySeat = ({ userId, status, statusDuration, roomId, isHandup }: SeatValue) =>
    store.applyNotice(
      { userId, status: toSeatStatus(status), statusDuration, roomID: roomId, isHandup },
      serverNow(),
    )
  const applyMaster = ({ userId, status }: { userId: number; status: number }) =>
    store.applyMaster(userId, toMasterStatus(status))
  useRealtime('seatStatus', applySeat)
  useRealtime('masterStatus', applyMaster)
  useRealtime('onlineDetail', ({ seats, masters }) => {
    seats.forEach(applySeat)
    masters.forEach(applyMaster)
  })
  useRealtimeFresh(refetchUsers)
}

function toSeatStatus(code: number): workspace.SeatStatus {
  return STATUSES.find((status) => status === code) ?? workspace.SEAT_STATUS.unknown
}

function toMasterStatus(code: number): workspace.MasterStatus {
  return MASTER_STATUSES.find((status) => status === code) ?? workspace.MASTER_STATUS.unknown
}
