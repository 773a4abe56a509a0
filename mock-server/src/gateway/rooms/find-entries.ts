import type { RoomAccess, RoomEntry, RoomVisitor } from '../../access/room.ts'
import { findSessionByHash } from '../../access/session.store.ts'
import type { AppContext, TenantTx } from '../../platform/context/context.ts'
import type { RealtimeSession } from '../session/realtime-session.ts'

const FORBIDDEN: RoomEntry = { kind: 'forbidden' }
const UNKNOWN: RoomEntry = { kind: 'unknown' }

/** Whether a session's user may be in these rooms at this moment, one answer a room. */
export async function findEntries(
  ctx: AppContext,
  access: readonly RoomAccess[],
  {
    session: { tokenHash },
    roomIds,
  }: { session: Pick<RealtimeSession, 'tokenHash'>; roomIds: readonly string[] },
): Promise<RoomEntry[]> {
  const visitor = await findSessionByHash(ctx, tokenHash)
  if (visitor === null) return roomIds.map(() => FORBIDDEN)
  return ctx.db.inTenant(visitor.tenantId, async (tx) => {
    const entries: RoomEntry[] = []
    for (const roomId of roomIds)
      entries.push(await findEntry(tx, access, { visitor, roomId, now: ctx.clock.now() }))
    return entries
  })
}

/** Of the domain that knows the room. */
async function findEntry(
  tx: TenantTx,
  access: readonly RoomAccess[],
  visit: { visitor: RoomVisitor; roomId: string; now: Date },
): Promise<RoomEntry> {
  for (const domain of access) {
    const entry = await domain.findEntry(tx, visit)
    if (entry.kind !== 'unknown') return entry
  }
  return UNKNOWN
}
