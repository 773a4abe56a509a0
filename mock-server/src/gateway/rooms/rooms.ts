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
}

export type RoomsOptions = {
  timers: Timers
  limits: GatewayLimits
  log: Logger
  unixNow: () => number
  shared: SharedSessions
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
  const { log, limits } = options
  const index = roomIndex(options.shared.roomsChanged)
  const parts: Parts = { ...options, index, notices: roomNotices({ ...options, index }) }
  const relay = peerRelay(parts)
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
        const member = index.remove(roomId, session)
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
  const isFirst = index.sessionsOf(roomId, session.userId).length === 0
  index.add(roomId, session, member)
  notices.confirmEntry(session, { roomId, member }, envelope.requestId)
  if (isFirst) notices.announceEntry({ roomId, member })
}

function isFull({ index, limits }: Parts, session: RealtimeSession, roomId: string): boolean {
  return (
    index.roomsOf(session).length >= limits.roomsPerSession ||
    index.membersOf(roomId).size >= limits.sessionsPerRoom
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
  { index, notices }: Parts,
  { session, roomId, requestId = '' }: { session: RealtimeSession; roomId: string; requestId?: string },
): boolean {
  const member = index.remove(roomId, session)
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

/** All sessions of a person; the others learn it once. */
function expel({ index, notices }: Parts, userId: number, roomId: string): void {
  let expelled: RoomMember | null = null
  for (const session of index.sessionsOf(roomId, userId)) {
    expelled = index.remove(roomId, session)
    if (expelled !== null) notices.confirmExit(session, { roomId, member: expelled, members: [] })
  }
  if (expelled !== null) notices.announceExit({ roomId, member: expelled }, 'kickOff')
}
