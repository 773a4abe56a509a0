import type { RoomMember } from '@console/realtime'
import type { RealtimeSession } from '../session/realtime-session.ts'
import type { Membership, RemoteMembers } from './shared-rooms.ts'

type Members = Map<RealtimeSession, RoomMember>
const NOBODY: ReadonlyMap<RealtimeSession, RoomMember> = new Map()
/** A session's rooms, with its membership in each. */
export type RoomsOfSession = ReadonlyMap<string, RoomMember>

export type RoomIndex = ReturnType<typeof roomIndex>

type Options = {
  remote: RemoteMembers
  onChange: (session: RealtimeSession, rooms: RoomsOfSession) => void
}

/** Index of the sessions in each room. A person may be in a room with several sessions, and on several servers. */
export function roomIndex({ remote, onChange }: Options) {
  const byRoom = new Map<string, Members>()
  const bySession = new Map<RealtimeSession, Map<string, RoomMember>>()
  const getMembers = (roomId: string): ReadonlyMap<RealtimeSession, RoomMember> =>
    byRoom.get(roomId) ?? NOBODY
  const getSessions = (roomId: string, userId: number): RealtimeSession[] =>
    [...getMembers(roomId).keys()].filter((session) => session.userId === userId)

  return {
    /** The sessions of this server. */
    membersOf: getMembers,
    roomsOf: (session: RealtimeSession): string[] => [...(bySession.get(session)?.keys() ?? [])],
    /** On this server. */
    sessionsOf: getSessions,
    /** On any server. */
    isPresent: (roomId: string, userId: number): boolean =>
      getSessions(roomId, userId).length > 0 || remote.isPresent(roomId, userId),
    /** Sessions of all servers. */
    sizeOf: (roomId: string): number => getMembers(roomId).size + remote.membersOf(roomId).length,
    /** Everybody in the room, each person once. */
    peopleIn: (roomId: string): RoomMember[] => [
      ...new Map(
        [...getMembers(roomId).values(), ...remote.membersOf(roomId)].map((member) => [
          member.userId,
          member,
        ]),
      ).values(),
    ],
    /** Members on this server. */
    *memberships(): Generator<Membership> {
      for (const [session, rooms] of bySession)
        for (const [roomId, member] of rooms) yield { sessionId: session.id, roomId, member }
    },
    /** Sessions that are in the room of somebody else. */
    visitors: (): RealtimeSession[] =>
      [...bySession].flatMap(([session, rooms]) =>
        [...rooms.values()].some(({ isOwner }) => !isOwner) ? [session] : [],
      ),
    add: (roomId: string, session: RealtimeSession, member: RoomMember): void => {
      byRoom.set(roomId, (byRoom.get(roomId) ?? new Map()).set(session, member))
      const rooms = (bySession.get(session) ?? new Map<string, RoomMember>()).set(roomId, member)
      bySession.set(session, rooms)
      onChange(session, rooms)
    },
    /** Null where the session was not in the room. */
    remove: (roomId: string, session: RealtimeSession): RoomMember | null => {
      const members = byRoom.get(roomId)
      const member = members?.get(session) ?? null
      members?.delete(session)
      if (members?.size === 0) byRoom.delete(roomId)
      const rooms = bySession.get(session)
      if (rooms?.delete(roomId)) onChange(session, rooms)
      if (rooms?.size === 0) bySession.delete(session)
      return member
    },
  }
}
