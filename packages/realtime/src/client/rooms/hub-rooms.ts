import {
  type DirectMessage,
  type PeerPayload,
  RoomEventType,
  type RoomMember,
  type RoomStatus as WireStatus,
  RoomStatusType,
} from '../../codec/envelope.ts'
import { NOT_CONNECTED } from '../connection.ts'
import type { AttachedPage } from '../hub-ports.ts'
import type { LeftReason, RoomStatus } from '../room-types.ts'
import type { Outgoing } from '../session.ts'
import { roomRefusal } from './refusal.ts'

/** A page in a room, with its own number of this stay. */
type PageStay = { readonly page: AttachedPage; readonly stayId: number }
type HubRoom = {
  /** By the ids of the pages: one that attaches again is another object. */
  readonly stays: Map<number, PageStay>
  /** Ids of the entries that were sent in the present session. */
  readonly requestIds: Set<string>
  /** Null until the entry is confirmed. */
  members: RoomMember[] | null
}

const SOMEONE: Readonly<Record<number, 'someoneEntered' | 'someoneLeft' | 'someoneKickedOff'>> = {
  [RoomStatusType.SOMEONE_ENTER_ROOM]: 'someoneEntered',
  [RoomStatusType.SOMEONE_EXIT_ROOM]: 'someoneLeft',
  [RoomStatusType.SOMEONE_KICK_OFF]: 'someoneKickedOff',
}
const REQUEST_PREFIX = 'room.'

/**
 * The rooms that pages are in, over their one connection: entered with the first page, left with the last. A room that is
 * entered again at once gets answers to both entries, so each is known by its request.
 */
export class HubRooms {
  readonly #send: (message: Outgoing) => void
  readonly #rooms = new Map<string, HubRoom>()
  #requests = 0

  constructor(send: (message: Outgoing) => void) {
    this.#send = send
  }

  enter(roomId: string, stay: PageStay): void {
    const known = this.#rooms.get(roomId)
    const room = known ?? { stays: new Map(), requestIds: new Set(), members: null }
    room.stays.set(stay.page.id, stay)
    this.#rooms.set(roomId, room)
    if (!known) this.#sendEntry(roomId, room)
    else if (known.members) post(stay, roomId, { kind: 'entered', members: known.members })
  }

  leave(page: AttachedPage, roomId: string): void {
    const room = this.#rooms.get(roomId)
    if (!room?.stays.delete(page.id) || room.stays.size > 0) return
    this.#rooms.delete(roomId)
    this.#sendExit(roomId)
  }

  /** The page is gone, with or without a word. */
  leaveAll(page: AttachedPage): void {
    for (const roomId of this.#rooms.keys()) this.leave(page, roomId)
  }

  /** All rooms, for all pages. */
  end(reason: LeftReason): void {
    for (const roomId of this.#rooms.keys()) {
      this.#drop(roomId, { kind: 'left', reason })
      this.#sendExit(roomId)
    }
  }

  /** There will be no connection: an entry would wait for ever. */
  refuse(): void {
    for (const roomId of this.#rooms.keys()) this.#drop(roomId, { kind: 'refused', refusal: 'unavailable' })
  }

  /** The server knows no room of a new session: all are entered again (RT-009). */
  startSession(): void {
    for (const [roomId, room] of this.#rooms) {
      room.members = null
      room.requestIds.clear()
      this.#sendEntry(roomId, room)
    }
  }

  /** A refusal is not repeated: what was not answered is requested again. */
  resumeSession(): void {
    for (const [roomId, room] of this.#rooms) if (room.members === null) this.#sendEntry(roomId, room)
  }

  takeStatus({ type, roomId, member, members }: WireStatus, requestId: string): void {
    const room = this.#rooms.get(roomId)
    if (!room) return
    const isOwnEntry = room.requestIds.has(requestId)
    const someone = SOMEONE[type]
    if (type === RoomStatusType.ONESELF_ENTER_ROOM) {
      // A server that repeats no request ids confirms the latest entry.
      if (isOwnEntry || requestId === '') this.#confirm(roomId, room, members)
    } else if (type === RoomStatusType.ONESELF_EXIT_ROOM) {
      // The answer of an exit belongs to an earlier stay; an exit without a request comes from the server itself.
      if (isOwnEntry || (requestId === '' && room.members))
        this.#drop(roomId, { kind: 'left', reason: 'ended' })
    } else if (someone && room.members) {
      room.members = members
      this.#post(roomId, room, { kind: someone, member, members })
    }
  }

  /** True if it is an answer to an entry or exit. Without a session the entry waits for one. */
  takeRefusal({ requestId, code }: { requestId: string; code: number }): boolean {
    if (!requestId.startsWith(REQUEST_PREFIX)) return false
    if (code === NOT_CONNECTED) return true
    for (const [roomId, room] of this.#rooms)
      if (room.requestIds.has(requestId)) this.#drop(roomId, { kind: 'refused', refusal: roomRefusal(code) })
    return true
  }

  takeMessage(message: DirectMessage): void {
    const { messageId, roomId, fromUserId } = message
    const room = this.#rooms.get(roomId)
    const payload = peerPayload(message)
    if (!room?.members || !payload) return
    for (const { page, stayId } of room.stays.values())
      page.post({ type: 'peerMessage', roomId, stayId, message: { messageId, fromUserId, ...payload } })
  }

  #sendEntry(roomId: string, room: HubRoom): void {
    const requestId = this.#nextRequestId()
    room.requestIds.add(requestId)
    this.#send({ requestId, body: { kind: 'roomEvent', value: { type: RoomEventType.ENTER_ROOM, roomId } } })
  }

  #sendExit(roomId: string): void {
    const value = { type: RoomEventType.EXIT_ROOM, roomId }
    this.#send({ requestId: this.#nextRequestId(), body: { kind: 'roomEvent', value } })
  }

  #nextRequestId(): string {
    return `${REQUEST_PREFIX}${(this.#requests += 1)}`
  }

  #confirm(roomId: string, room: HubRoom, members: RoomMember[]): void {
    const isRepeated = room.members !== null
    room.members = members
    if (!isRepeated) this.#post(roomId, room, { kind: 'entered', members })
  }

  #drop(roomId: string, status: RoomStatus): void {
    const room = this.#rooms.get(roomId)
    this.#rooms.delete(roomId)
    if (room) this.#post(roomId, room, status)
  }

  #post(roomId: string, { stays }: HubRoom, status: RoomStatus): void {
    for (const stay of stays.values()) post(stay, roomId, status)
  }
}

function post({ page, stayId }: PageStay, roomId: string, status: RoomStatus): void {
  page.post({ type: 'room', roomId, stayId, status })
}

/** The payload of a peer message; null where it has none that is known here. */
function peerPayload({ offer, answer, candidate, monitor, text }: DirectMessage): PeerPayload | null {
  if (offer) return { kind: 'offer', value: offer }
  if (answer) return { kind: 'answer', value: answer }
  if (candidate) return { kind: 'candidate', value: candidate }
  if (monitor) return { kind: 'monitor', value: monitor }
  return text ? { kind: 'text', value: text } : null
}
