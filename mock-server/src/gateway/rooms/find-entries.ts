import { createHash } from 'node:crypto'
import type { RoomMember } from '@console/realtime'
import type { RoomAccess, RoomEntry, RoomStay, RoomVisitor } from '../../access/room.ts'
import { findSessionByHash } from '../../access/session.store.ts'
import type { AppContext, TenantTx } from '../../platform/context/context.ts'
import type { RealtimeSession } from '../session/realtime-session.ts'

const FORBIDDEN: RoomEntry = { kind: 'forbidden' }
const UNKNOWN: RoomEntry = { kind: 'unknown' }

/**
 * Checks if a session's user may be in these rooms at this moment: one answer per room. The domain records an allowed entry.
 */
export async function findEntries(
  ctx: AppContext,
  access: readonly RoomAccess[],
  { session, roomIds }: { session: RealtimeSession; roomIds: readonly string[] },
): Promise<RoomEntry[]> {
  const visitor = await findSessionByHash(ctx, session.tokenHash)
  if (visitor === null) return roomIds.map(() => FORBIDDEN)
  return ctx.db.inTenant(visitor.tenantId, async (tx) => {
    const entries: RoomEntry[] = []
    const visit = { visitor, stayId: toStayId(session), now: ctx.clock.now() }
    for (const roomId of roomIds) entries.push(await findEntry(tx, access, { ...visit, roomId }))
    return entries
  })
}

/** Queries the domain that knows the room. */
async function findEntry(
  tx: TenantTx,
  access: readonly RoomAccess[],
  visit: { visitor: RoomVisitor; roomId: string; stayId: string; now: Date },
): Promise<RoomEntry> {
  const { visitor, roomId, stayId, now } = visit
  for (const domain of access) {
    const entry = await domain.findEntry(tx, { visitor, roomId, now })
    if (entry.kind === 'unknown') continue
    if (entry.kind === 'allowed') {
      const { isOwner } = entry.member
      await domain.onPresent?.(tx, { stayId, roomId, userId: visitor.userId, isOwner, now })
    }
    return entry
  }
  return UNKNOWN
}

export type LeftRoom = { session: RealtimeSession; roomId: string; member: RoomMember; wasIn: boolean }

/** Has the domains record that a session has left a room. */
export async function recordLeft(
  ctx: AppContext,
  access: readonly RoomAccess[],
  { session, roomId, member, wasIn }: LeftRoom,
): Promise<void> {
  const { userId, name, isOwner } = member
  const stay: RoomStay = { stayId: toStayId(session), roomId, userId, isOwner, now: ctx.clock.now() }
  await ctx.db.inTenant(
    session.tenantId,
    async (tx) => {
      for (const domain of access) await domain.onLeft?.(tx, { ...stay, wasIn })
    },
    { userId, userName: name, requestId: null },
  )
}

/** A hash: anyone who knows it cannot resume the session. */
function toStayId({ id }: RealtimeSession): string {
  return createHash('sha256').update(id).digest('base64url')
}
