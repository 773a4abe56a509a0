import type { RoomMember } from '@console/realtime'
import type { Leaving, Outgoing, RealtimeSession } from '../session/realtime-session.ts'

/** A session in a room, with what the other members see of its person. */
export type Membership = { readonly sessionId: string; readonly roomId: string; readonly member: RoomMember }

/** The members of rooms who are connected to other servers, as far as this one knows. */
export type RemoteMembers = {
  /** Has one entry per session: a person may be among them more than once. */
  membersOf: (roomId: string) => readonly RoomMember[]
  isPresent: (roomId: string, userId: number) => boolean
}

/** Reports of the other servers, passed on after `RemoteMembers` has them. */
export type RemoteListener = {
  /** `isFirst`: no other server had a session of this person there. */
  joined: (roomId: string, member: RoomMember, isFirst: boolean) => void
  left: (roomId: string, member: RoomMember, how: Leaving) => void
  /** The person has to leave, with all sessions: those of other servers are gone, `member` was one of them. */
  expelled: (roomId: string, userId: number, member: RoomMember | null) => void
  /** A peer message for the sessions that the person has here. */
  message: (roomId: string, toUserId: number, message: Outgoing) => void
  /** Everybody who is connected to this server. */
  ownMembers: () => Iterable<Membership>
}

export type Admission = 'admitted' | 'repeated' | 'tooMany'

/**
 * Reports about rooms between the servers of one Redis. None of these calls fails: without Redis each server goes on with
 * its own members, and the others are informed as soon as it is back.
 */
export type SharedRooms = {
  readonly remote: RemoteMembers
  start: (listener: RemoteListener) => void
  joined: (membership: Membership) => void
  left: (membership: Omit<Membership, 'member'>, how: Leaving) => void
  /** These sessions of the person have left; sessions on other servers still have to leave. */
  expelled: (roomId: string, userId: number, sessions: readonly RealtimeSession[]) => void
  /** Removes a person from the known members of other servers, until these confirm it; null if the person was not there. */
  removePerson: (roomId: string, userId: number) => RoomMember | null
  /** Sends a message to the servers where the person has sessions in the room. */
  send: (roomId: string, toUserId: number, message: Outgoing) => void
  /** Counts a peer message among those that its sender sends over all servers. `then` runs in the order of the calls. */
  admit: (userId: number, messageId: string, then: (admission: Admission) => void) => void
  stop: () => void
}

/** For a server that runs alone. */
export const noSharedRooms: SharedRooms = {
  remote: { membersOf: () => [], isPresent: () => false },
  start: () => undefined,
  joined: () => undefined,
  left: () => undefined,
  expelled: () => undefined,
  removePerson: () => null,
  send: () => undefined,
  admit: (_userId, _messageId, then) => then('admitted'),
  stop: () => undefined,
}
