import { workspace } from '@console/contracts'
import type { RoomAccess, RoomEntry, RoomVisitor } from '../../../access/room.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { findScope } from '../../identity/organization/public.ts'
import { endWatch } from './end-watch.ts'
import { canWatchProjects, canWatchSeats } from './seat-room.policy.ts'
import { findOwnSeat, worksForProject } from './seat-room.store.ts'
import { deleteWatch, upsertWatch } from './seat-watch.store.ts'

type Visit = { visitor: RoomVisitor; seatId: number; now: Date }

const FORBIDDEN: RoomEntry = { kind: 'forbidden' }
const UNKNOWN: RoomEntry = { kind: 'unknown' }

/** The room of each seat: for the seat itself and for those who may watch it. */
export const seatRooms: RoomAccess = {
  findEntry: async (tx, { visitor, roomId, now }) => {
    const seatId = workspace.userOfSeatRoom(roomId)
    if (seatId === null) return UNKNOWN
    const scope = await findScope(tx, { userId: visitor.userId, orgId: undefined })
    const own = await findOwnSeat(tx, { seatId, scope })
    const visit = { visitor, seatId, now }
    if (own === null) return scope.rootId === null ? entryOfOther(tx, visit) : UNKNOWN
    return (await canEnterOwn(tx, { ...visit, ...own })) ? allowed(visit) : FORBIDDEN
  },
  // Media reach a watcher only through the room: the time there is the time in which the seat can be watched.
  onPresent: async (tx, { stayId, roomId, userId, isOwner, now }) => {
    const seatId = workspace.userOfSeatRoom(roomId)
    if (seatId !== null && !isOwner) await upsertWatch(tx, { stayId, seatId, watcherId: userId, now })
  },
  onLeft: async (tx, { stayId, roomId, wasIn, isOwner, now }) => {
    const seatId = workspace.userOfSeatRoom(roomId)
    if (seatId === null || isOwner) return
    if (wasIn) await endWatch(tx, { stayId, seatId, endedAt: now })
    else await deleteWatch(tx, { stayId, seatId })
  },
}

async function canEnterOwn(tx: TenantTx, visit: Visit & { isInScope: boolean }): Promise<boolean> {
  const { visitor, seatId, isInScope } = visit
  if (visitor.userId === seatId) return true
  if (!isInScope) return false
  return canWatchSeats(visitor) || (canWatchProjects(visitor) && (await worksForProject(tx, visit)))
}

/**
 * Another company's seat works in none of the visitor's organisations: only those who see all of their company watch it, as
 * they read its figures. For anybody else it does not exist.
 */
async function entryOfOther(tx: TenantTx, visit: Visit): Promise<RoomEntry> {
  return canWatchProjects(visit.visitor) && (await worksForProject(tx, visit)) ? allowed(visit) : UNKNOWN
}

function allowed({ visitor: { userId, name }, seatId }: Visit): RoomEntry {
  return { kind: 'allowed', member: { name, isOwner: userId === seatId } }
}
