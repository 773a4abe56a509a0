import type { RoomMember } from '@console/realtime'
import type { RealtimeSession } from '../session/realtime-session.ts'

type Members = Map<RealtimeSession, RoomMember>
const NOBODY: ReadonlyMap<RealtimeSession, RoomMember> = new Map()

export type RoomIndex = ReturnType<typeof roomIndex>

/** Which sessions are in which rooms. A person may be in a room with several sessions. */
export function roomIndex(onChange: (session: RealtimeSession, count: number) => void) {
  const byRoom = new Map<string, Members>()
  const bySession = new Map<RealtimeSession, Set<string>>()
  const membersOf = (roomId: string): ReadonlyMap<RealtimeSession, RoomMember> => byRoom.get(roomId) ?? NOBODY

  return {
    membersOf,
    roomsOf: (session: RealtimeSession): string[] => [...(bySession.get(session) ?? [])],
    sessionsOf: (roomId: string, userId: number): RealtimeSession[] =>
      [...membersOf(roomId).keys()].filter((session) => session.userId === userId),
    /** Everybody in the room, each person once. */
    peopleIn: (roomId: string): RoomMember[] => [
      ...new Map([...membersOf(roomId).values()].map((member) => [member.userId, member])).values(),
    ],
    add: (roomId: string, session: RealtimeSession, member: RoomMember): void => {
      byRoom.set(roomId, (byRoom.get(roomId) ?? new Map()).set(session, member))
      const rooms = (bySession.get(session) ?? new Set()).add(roomId)
      bySession.set(session, rooms)
      onChange(session, rooms.size)
    },
    /** Null where the session was not in the room. */
    remove: (roomId: string, session: RealtimeSession): RoomMember | null => {
      const members = byRoom.get(roomId)
      const member = members?.get(session) ?? null
      members?.delete(session)
      if (members?.size === 0) byRoom.delete(roomId)
      const rooms = bySession.get(session)
      if (rooms?.delete(roomId)) onChange(session, rooms.size)
      if (rooms?.size === 0) bySession.delete(session)
      return member
    },
  }
}
