import { type Envelope, RoomEventType, type RoomMember } from '@console/realtime'
import type { Logger } from 'pino'
import type { RoomEntry } from '../../access/room.ts'
import type { GatewayLimits } from '../limits.ts'
import type { Deliver } from '../session/deliver.ts'
import type { Ending, RealtimeSession } from '../session/realtime-session.ts'
import type { SharedSessions } from '../session/shared-sessions.ts'
import type { Timers } from '../timers.ts'
import { attendance } from './attendance.ts'
import { add, type MembershipParts, expel, remove, removeAll, type Stay } from './change-members.ts'
import type { LeftRoom } from './find-entries.ts'
import { peerRelay } from './peer-relay.ts'
import { roomIndex } from './room-index.ts'
import { roomNotices } from './room-notices.ts'
import type { Membership, RemoteListener, SharedRooms } from './shared-rooms.ts'
import { sessionTurns, type Turns } from './turns.ts'
import { visitorChecks } from './visitor-checks.ts'

/** A message of a client, with its size and the work that has to finish before it. */
export type Received = { envelope: Envelope; bytes: number; before: Promise<void> | null }

export type Rooms = {
  /** Room events and peer messages; anything else is ignored. */
  receive: (session: RealtimeSession, received: Received) => void
  /** The session is over: it leaves all of its rooms. */
  end: (session: RealtimeSession, how: Ending) => void
  /** The session has another business type: it leaves the rooms of the one before (RT-023). */
  leaveAll: (session: RealtimeSession) => void
  /** Ends the memberships that the session's user has no right to any more. */
  recheck: (session: RealtimeSession) => void
  /** Continues a session of another server here, in the rooms that it was in. */
  restore: (session: RealtimeSession, memberships: readonly Omit<Membership, 'sessionId'>[]) => void
  /** Learns of the members on other servers from now on. */
  start: () => void
  /** Removes a session of another server, which is not continued, from these rooms. */
  remove: (session: RealtimeSession, memberships: readonly Omit<Membership, 'sessionId'>[]) => void
  stop: () => Promise<void>
}

export type RoomsOptions = {
  timers: Timers
  limits: GatewayLimits
  log: Logger
  unixNow: () => number
  shared: Pick<SharedSessions, 'roomsChanged'>
  sharedRooms: SharedRooms
  deliver: Deliver
  /** False once the session is over. */
  isActive: (session: RealtimeSession) => boolean
  /** Returns one answer for each room. */
  findEntries: (session: RealtimeSession, roomIds: readonly string[]) => Promise<RoomEntry[]>
  /** Has the domain record that a session has left a room. */
  recordLeft: (left: LeftRoom) => Promise<void>
}

type Request = { roomId: string; envelope: Envelope; before: Received['before'] }
type Parts = RoomsOptions & MembershipParts & { turns: Turns }

const FORBIDDEN = { code: 403, msg: 'room not allowed' }
const UNKNOWN = { code: 404, msg: 'no such room' }
const TOO_MANY = { code: 429, msg: 'too many rooms or members' }
const TOO_MANY_WAITING = { code: 429, msg: 'too many room events at once' }
const UNAVAILABLE = { code: 500, msg: 'not available at present' }

/** Manages the sessions in each room, and the messages they send each other there. */
export function createRooms(options: RoomsOptions): Rooms {
  const { limits, sharedRooms } = options
  const index = roomIndex({ remote: sharedRooms.remote, onChange: options.shared.roomsChanged })
  const turns = sessionTurns(limits.waitingRoomEvents)
  const parts: Parts = {
    ...options,
    index,
    turns,
    notices: roomNotices({ ...options, index }),
    attendance: attendance({ ...options, turns }),
  }
  const { relay, receive } = peerRelay(parts)
  const checks = visitorChecks({
    ...options,
    visitors: index.visitors,
    check: (session) => turns.runLast(session, () => recheck(parts, session)),
  })

  return {
    receive: (session, { envelope, bytes, before }) => {
      const { body } = envelope
      if (body?.kind === 'directMessage') relay(session, { envelope, message: body.value, bytes })
      else if (body?.kind === 'roomEvent' && isKnownEvent(body.value.type))
        takeEvent(parts, session, { roomId: body.value.roomId, envelope, before })
    },
    end: (session, how) => {
      for (const roomId of index.roomsOf(session)) {
        const member = remove(parts, { session, roomId, how })
        if (member !== null) parts.notices.announceExit({ roomId, member }, how === 'moved' ? 'exit' : how)
      }
    },
    leaveAll: (session) => {
      for (const roomId of index.roomsOf(session)) leave(parts, { session, roomId })
    },
    recheck: (session) => {
      if (index.roomsOf(session).length > 0) turns.run(session, () => tryRecheck(parts, session))
    },
    restore: (session, memberships) => {
      for (const { roomId, member } of memberships) {
        // No server knows the member any more if its former server was last heard too long ago.
        const isFirst = add(parts, { session, roomId, member })
        if (isFirst) parts.notices.announceEntry({ roomId, member })
      }
    },
    start: () => {
      sharedRooms.start({ ...remoteListener(parts), message: receive })
      checks.start()
    },
    remove: (session, memberships) => {
      for (const { roomId, member } of memberships) parts.attendance.left(session, roomId, { member })
    },
    stop: async () => {
      checks.stop()
      sharedRooms.stop()
      await parts.attendance.settled()
    },
  }
}

function takeEvent(parts: Parts, session: RealtimeSession, request: Request): void {
  const { body } = request.envelope
  const isEntry = body?.kind === 'roomEvent' && body.value.type === RoomEventType.ENTER_ROOM
  const work = async (): Promise<void> => {
    try {
      if (isEntry) await enter(parts, session, request)
      else exit(parts, session, request)
    } catch (error) {
      parts.log.error({ err: error }, 'a room could not be checked')
      session.link?.refuse(request.envelope, UNAVAILABLE)
    }
  }
  const isTaken = parts.turns.run(session, work, request.before)
  if (!isTaken) session.link?.refuse(request.envelope, TOO_MANY_WAITING)
}

/** `NONE` and the event types of newer clients have no effect (RT-015). */
function isKnownEvent(type: number): boolean {
  return type === RoomEventType.ENTER_ROOM || type === RoomEventType.EXIT_ROOM
}

async function enter(parts: Parts, session: RealtimeSession, { roomId, envelope }: Request): Promise<void> {
  const { index, notices } = parts
  const present = index.membersOf(roomId).get(session)
  if (present) return notices.confirmEntry(session, { roomId, member: present }, envelope.requestId)
  if (isFull(parts, session, roomId)) return session.link?.refuse(envelope, TOO_MANY)
  const { businessTypeId } = session
  const [entry = { kind: 'unknown' }] = await parts.findEntries(session, [roomId])
  if (entry.kind !== 'allowed') {
    const refusal = entry.kind === 'forbidden' ? FORBIDDEN : UNKNOWN
    return parts.isActive(session) ? session.link?.refuse(envelope, refusal) : undefined
  }
  const member = { userId: session.userId, ...entry.member }
  if (!isEntryObsolete(parts, { session, roomId, businessTypeId })) {
    const isFirst = add(parts, { session, roomId, member })
    notices.confirmEntry(session, { roomId, member }, envelope.requestId)
    return isFirst ? notices.announceEntry({ roomId, member }) : undefined
  }
  parts.attendance.left(session, roomId, { member, wasIn: false })
  if (!parts.isActive(session)) return
  if (session.businessTypeId === businessTypeId) return session.link?.refuse(envelope, TOO_MANY)
  notices.confirmExit(session, { roomId, member, members: [] }, envelope.requestId)
}

/** True if the session has ended or switched, or others have filled the room, while its entry was being checked. */
function isEntryObsolete(
  parts: Parts,
  { session, roomId, businessTypeId }: Stay & { businessTypeId: number },
): boolean {
  return (
    !parts.isActive(session) || session.businessTypeId !== businessTypeId || isFull(parts, session, roomId)
  )
}

function isFull({ index, limits }: Parts, session: RealtimeSession, roomId: string): boolean {
  return (
    index.roomsOf(session).length >= limits.roomsPerSession || index.sizeOf(roomId) >= limits.sessionsPerRoom
  )
}

/** Leaving a room that one is not in is answered as well (RT-016). */
function exit(parts: Parts, session: RealtimeSession, { roomId, envelope: { requestId } }: Request): void {
  if (!leave(parts, { session, roomId, requestId })) {
    const member: RoomMember = { userId: session.userId, name: '', isOwner: false }
    parts.notices.confirmExit(session, { roomId, member, members: [] }, requestId)
  }
}

/** Returns true if the session was in the room. */
function leave(
  parts: Parts,
  { session, roomId, requestId = '' }: { session: RealtimeSession; roomId: string; requestId?: string },
): boolean {
  const { index, notices } = parts
  const member = remove(parts, { session, roomId, how: 'exit' })
  if (member === null) return false
  notices.confirmExit(session, { roomId, member, members: index.peopleIn(roomId) }, requestId)
  notices.announceExit({ roomId, member }, 'exit')
  return true
}

async function tryRecheck(parts: Parts, session: RealtimeSession): Promise<void> {
  try {
    await recheck(parts, session)
  } catch (error) {
    // It is checked again in a minute.
    parts.log.error({ err: error }, 'rooms could not be checked again')
  }
}

async function recheck(parts: Parts, session: RealtimeSession): Promise<void> {
  const roomIds = parts.index.roomsOf(session)
  if (roomIds.length === 0) return
  const entries = await parts.findEntries(session, roomIds)
  roomIds.forEach((roomId, position) => {
    if (entries[position]?.kind !== 'allowed') expel(parts, session.userId, roomId)
  })
}

/** Sessions of this server are notified of what happens on the others. */
function remoteListener(parts: MembershipParts): Omit<RemoteListener, 'message'> {
  const { index, notices, sharedRooms } = parts
  return {
    joined: (roomId, member, isFirst) => {
      const isNew = isFirst && index.sessionsOf(roomId, member.userId).length === 0
      if (isNew) notices.announceEntry({ roomId, member })
    },
    left: (roomId, member, how) => notices.announceExit({ roomId, member }, how),
    expelled: (roomId, userId, member) => {
      // This server reports the exits of its own sessions.
      const own = removeAll(parts, userId, roomId)
      for (const session of own.sessions) sharedRooms.left({ sessionId: session.id, roomId }, 'exit')
      const expelled = own.member ?? member
      if (expelled !== null) notices.announceExit({ roomId, member: expelled }, 'kickOff')
    },
    ownMembers: () => index.memberships(),
  }
}
