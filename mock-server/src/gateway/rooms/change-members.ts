import type { RoomMember } from '@console/realtime'
import type { Ending, RealtimeSession } from '../session/realtime-session.ts'
import type { Attendance } from './attendance.ts'
import type { RoomIndex } from './room-index.ts'
import type { RoomNotices } from './room-notices.ts'
import type { SharedRooms } from './shared-rooms.ts'

export type Stay = { session: RealtimeSession; roomId: string }
/** The parts that have to learn whether a session is in a room. */
export type MembershipParts = {
  index: RoomIndex
  notices: RoomNotices
  sharedRooms: SharedRooms
  attendance: Attendance
}

/** Returns whether the person was not in the room. */
export function add(
  { index, sharedRooms }: MembershipParts,
  { session, roomId, member }: Stay & { member: RoomMember },
): boolean {
  const isFirst = !index.isPresent(roomId, session.userId)
  index.add(roomId, session, member)
  sharedRooms.joined({ sessionId: session.id, roomId, member })
  return isFirst
}

/** Null where the session was not in the room. */
export function remove(
  parts: MembershipParts,
  { session, roomId, how }: Stay & { how: Ending },
): RoomMember | null {
  const member = parts.index.remove(roomId, session)
  if (member === null) return null
  parts.sharedRooms.left({ sessionId: session.id, roomId }, how === 'moved' ? 'exit' : how)
  if (how !== 'moved') parts.attendance.left(session, roomId, { member })
  return member
}

/** Removes all sessions of a person from the room, on all servers; the others are notified once. */
export function expel(parts: MembershipParts, userId: number, roomId: string): void {
  const { notices, sharedRooms } = parts
  const { sessions, member } = removeAll(parts, userId, roomId)
  const expelled = sharedRooms.removePerson(roomId, userId) ?? member
  if (expelled === null) return
  sharedRooms.expelled(roomId, userId, sessions)
  notices.announceExit({ roomId, member: expelled }, 'kickOff')
}

/** Removes the person's sessions on this server from the room. */
export function removeAll(
  { index, notices, attendance: attended }: MembershipParts,
  userId: number,
  roomId: string,
) {
  let member: RoomMember | null = null
  const sessions = index.sessionsOf(roomId, userId)
  for (const session of sessions) {
    member = index.remove(roomId, session)
    if (member === null) continue
    notices.confirmExit(session, { roomId, member, members: [] })
    attended.left(session, roomId, { member })
  }
  return { sessions, member }
}
