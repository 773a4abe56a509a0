import { RoomEventType, type Envelope, type RoomMember } from '@console/realtime'
import type { Logger } from 'pino'
import type { RoomEntry } from '../../access/room.ts'
import type { GatewayLimits } from '../limits.ts'
import type { Deliver } from '../session/deliver.ts'
import type { Leaving, RealtimeSession } from '../session/realtime-session.ts'
import type { SharedSessions } from '../session/shared-sessions.ts'
import type { Timers } from '../timers.ts'
import { peerRelay } from './peer-relay.ts'
import { roomIndex, type RoomIndex } from './room-index.ts'
import { roomNotices } from './room-notices.ts'
import type { Membership, RemoteListener, SharedRooms } from './shared-rooms.ts'
import { sessionTurns } from './turns.ts'

/** A message of a client, with its size, and what has to be done before it. */
export type Received = { envelope: Envelope; bytes: number; before: Promise<void> | null }

export type Rooms = {
  /** Room events and peer messages; anything else is ignored. */
  receive: (session: RealtimeSession, received: Received) => void
  /** The session is over: it leaves all of its rooms. */
  end: (session: RealtimeSession, how: Leaving) => void
  /** The session has another business type: it leaves the rooms of the one before (RT-023). */
  leaveAll: (session: RealtimeSession) => void
  /** Ends the memberships that the session's user has no right to any more. */
  recheck: (session: RealtimeSession) => void
  /** A session of another server goes on here, in the rooms that it was in. */
  restore: (session: RealtimeSession, memberships: readonly Omit<Membership, 'sessionId'>[]) => void
  /** Learns of the members on other servers from now on. */
  start: () => void
  stop: () => void
}

export type RoomsOptions = {
  timers: Timers
  limits: GatewayLimits
  log: Logger
  unixNow: () => number
  shared: Pick<SharedSessions, 'roomsChanged'>
  sharedRooms: SharedRooms
  deliver: Deliver
  /** Whether the session is not over. */
  isActive: (session: RealtimeSession) => boolean
  /** One answer a room. */
  findEntries: (session: RealtimeSession, roomIds: readonly string[]) => Promise<RoomEntry[]>
}

type Request = { roomId: string; envelope: Envelope }
type Parts = RoomsOptions & { index: RoomIndex; notices: ReturnType<typeof roomNotices> }

const FORBIDDEN = { code: 403, msg: 'room not allowed' }
const UNKNOWN = { code: 404, msg: 'no such room' }
const TOO_MANY = { code: 429, msg: 'too many rooms or members' }
const TOO_MANY_WAITING = { code: 429, msg: 'too many room events at once' }
const UNAVAILABLE = { code: 500, msg: 'not available at present' }

/** Which sessions are in which rooms, and what they send each other there. */
export function createRooms(options: RoomsOptions): Rooms {
  const { log, limits, sharedRooms } = options
  const index = roomIndex({ remote: sharedRooms.remote, onChange: options.shared.roomsChanged })
  const parts: Parts = { ...options, index, notices: roomNotices({ ...options, index }) }
  const { relay, receive } = peerRelay(parts)
  const turns = sessionTurns(limits.waitingRoomEvents)

  function takeEvent(session: RealtimeSession, request: Request, before: Received['before']): void {
    const { body } = request.envelope
    const isEntry = body?.kind === 'roomEvent' && body.value.type === RoomEventType.ENTER_ROOM
    const work = async (): Promise<void> => {
      try {
        if (isEntry) await enter(parts, session, request)
        else exit(parts, session, request)
      } catch (error) {
        log.error({ err: error }, 'a room could not be checked')
        session.link?.refuse(request.envelope, UNAVAILABLE)
      }
    }
    if (!turns.run(session, work, before)) session.link?.refuse(request.envelope, TOO_MANY_WAITING)
  }

  return {
    receive: (session, { envelope, bytes, before }) => {
      const { body } = envelope
      if (body?.kind === 'directMessage') relay(session, { envelope, message: body.value, bytes })
      else if (body?.kind === 'roomEvent' && isKnownEvent(body.value.type))
        takeEvent(session, { roomId: body.value.roomId, envelope }, before)
    },
    end: (session, how) => {
      for (const roomId of index.roomsOf(session)) {
        const member = remove(parts, { session, roomId, how })
        if (member !== null) parts.notices.announceExit({ roomId, member }, how)
      }
    },
    leaveAll: (session) => {
      for (const roomId of index.roomsOf(session)) leave(parts, { session, roomId })
    },
    recheck: (session) => {
      if (index.roomsOf(session).length === 0) return
      turns.run(session, async () => {
        try {
          await recheck(parts, session)
        } catch (error) {
          // It is checked again in a minute.
          log.error({ err: error }, 'rooms could not be checked again')
        }
      })
    },
    restore: (session, memberships) => {
      for (const { roomId, member } of memberships) {
        // Known to nobody any more where its server was last heard too long ago.
        const isFirst = add(parts, { session, roomId, member })
        if (isFirst) parts.notices.announceEntry({ roomId, member })
      }
    },
    start: () => sharedRooms.start({ ...remoteListener(parts), message: receive }),
    stop: sharedRooms.stop,
  }
}

/** Sessions of this server are notified of what happens on the others. */
function remoteListener({ index, notices, sharedRooms }: Parts): Omit<RemoteListener, 'message'> {
  return {
    joined: (roomId, member, isFirst) => {
      const isNew = isFirst && index.sessionsOf(roomId, member.userId).length === 0
      if (isNew) notices.announceEntry({ roomId, member })
    },
    left: (roomId, member, how) => notices.announceExit({ roomId, member }, how),
    expelled: (roomId, userId, member) => {
      const parts = { index, notices, sharedRooms }
      // These are this server's to report.
      const own = removeAll(parts, userId, roomId)
      for (const session of own.sessions) sharedRooms.left({ sessionId: session.id, roomId }, 'exit')
      const expelled = own.member ?? member
      if (expelled !== null) notices.announceExit({ roomId, member: expelled }, 'kickOff')
    },
    ownMembers: () => index.memberships(),
  }
}

/** NONE, and what a newer client may have, has no effect (RT-015). */
function isKnownEvent(type: number): boolean {
  return type === RoomEventType.ENTER_ROOM || type === RoomEventType.EXIT_ROOM
}

async function enter(parts: Parts, session: RealtimeSession, { roomId, envelope }: Request): Promise<void> {
  const { index, notices, isActive } = parts
  const present = index.membersOf(roomId).get(session)
  if (present) return notices.confirmEntry(session, { roomId, member: present }, envelope.requestId)
  const { businessTypeId } = session
  const [entry = { kind: 'unknown' }] = await parts.findEntries(session, [roomId])
  if (!isActive(session)) return
  if (entry.kind !== 'allowed') {
    session.link?.refuse(envelope, entry.kind === 'forbidden' ? FORBIDDEN : UNKNOWN)
    return
  }
  const member = { userId: session.userId, ...entry.member }
  if (session.businessTypeId !== businessTypeId)
    return notices.confirmExit(session, { roomId, member, members: [] }, envelope.requestId)
  if (isFull(parts, session, roomId)) {
    session.link?.refuse(envelope, TOO_MANY)
    return
  }
  const isFirst = add(parts, { session, roomId, member })
  notices.confirmEntry(session, { roomId, member }, envelope.requestId)
  if (isFirst) notices.announceEntry({ roomId, member })
}

type Stay = { session: RealtimeSession; roomId: string }
type Changing = Pick<Parts, 'index' | 'notices' | 'sharedRooms'>

/** Answers whether the person was not in the room. */
function add(
  { index, sharedRooms }: Changing,
  { session, roomId, member }: Stay & { member: RoomMember },
): boolean {
  const isFirst = !index.isPresent(roomId, session.userId)
  index.add(roomId, session, member)
  sharedRooms.joined({ sessionId: session.id, roomId, member })
  return isFirst
}

/** Null where the session was not in the room. */
function remove(
  { index, sharedRooms }: Changing,
  { session, roomId, how }: Stay & { how: Leaving },
): RoomMember | null {
  const member = index.remove(roomId, session)
  if (member !== null) sharedRooms.left({ sessionId: session.id, roomId }, how)
  return member
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

/** Whether the session was in the room. */
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

async function recheck(parts: Parts, session: RealtimeSession): Promise<void> {
  const roomIds = parts.index.roomsOf(session)
  const entries = await parts.findEntries(session, roomIds)
  roomIds.forEach((roomId, position) => {
    if (entries[position]?.kind !== 'allowed') expel(parts, session.userId, roomId)
  })
}

/** All sessions of a person, on all servers; the others learn it once. */
function expel(parts: Parts, userId: number, roomId: string): void {
  const { notices, sharedRooms } = parts
  const { sessions, member } = removeAll(parts, userId, roomId)
  const expelled = sharedRooms.forgetPerson(roomId, userId) ?? member
  if (expelled === null) return
  sharedRooms.expelled(roomId, userId, sessions)
  notices.announceExit({ roomId, member: expelled }, 'kickOff')
}

/** Those of this server. */
function removeAll({ index, notices }: Changing, userId: number, roomId: string) {
  let member: RoomMember | null = null
  const sessions = index.sessionsOf(roomId, userId)
  for (const session of sessions) {
    member = index.remove(roomId, session)
    if (member !== null) notices.confirmExit(session, { roomId, member, members: [] })
  }
  return { sessions, member }
}
