import { workspace } from '@console/contracts'
import type { Master } from '../model/seat.ts'

const { operationMaster, groupMaster } = workspace.PERSON_TYPE
const { unknown, offline, online } = workspace.MASTER_STATUS

/** The people of an organisation who watch its seats. */
export function toMasters(users: readonly workspace.SeatUser[]): Master[] {
  return users
    .filter(({ user: { type } }) => type === operationMaster || type === groupMaster)
    .map(({ user: { id, name }, status }) => ({ id, name, status: masterStatus(status) }))
}

/** The same list when nothing changes. */
export function withMasterStatus(
  masters: readonly Master[],
  userId: number,
  status: workspace.MasterStatus,
): readonly Master[] {
  const isChanged = masters.some((master) => master.id === userId && master.status !== status)
  return isChanged
    ? masters.map((master) => (master.id === userId ? { ...master, status } : master))
    : masters
}

/** A master in any active status is online (WORK-022). */
export function masterStatus(status: workspace.SeatStatus): workspace.MasterStatus {
  if (workspace.isActive(status)) return online
  return status === workspace.SEAT_STATUS.offline ? offline : unknown
}
