import {
  RoomEventType,
  RoomStatusType,
  type DirectMessage,
  type RoomMember,
  type RoomStatus as WireStatus,
} from '../../codec/envelope.ts'
import { peerPayload } from '../../codec/peer-payload.ts'
import { NOT_CONNECTED } from '../connection.ts'
import type { AttachedPage } from '../hub-ports.ts'
import type { Outgoing } from '../session.ts'
import { roomRefusal } from './refusal.ts'
import type { LeftReason, RoomStatus } from './room-types.ts'

type HubRoom = {
  /** By their ids: a page that attaches again is another object. */
  readonly pages: Map<number, AttachedPage>
  /** Of the entries that were sent in the present session. */
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

  enter(page: AttachedPage, roomId: string): void {
    const room = this.#rooms.get(roomId)
    if (room) {
      room.pages.set(page.id, page)
      if (room.members) post(page, roomId, { kind: 'entered', members: room.members })
      return
    }
    const entered = { pages: new Map([[page.id, page]]), requestIds: new Set<string>(), members: null }
    this.#rooms.set(roomId, entered)
    this.#sendEntry(roomId, entered)
  }

  leave(page: AttachedPage, roomId: string): void {
    const room = this.#rooms.get(roomId)
    if (!room?.pages.delete(page.id) || room.pages.size > 0) return
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
      if (isOwnEntry) this.#confirm(roomId, room, members)
    } else if (type === RoomStatusType.ONESELF_EXIT_ROOM) {
      // The answer of an exit is to an earlier stay; without a request it is the server's own.
      if (isOwnEntry || (requestId === '' && room.members))
        this.#drop(roomId, { kind: 'left', reason: 'ended' })
    } else if (someone && room.members) {
      room.members = members
      this.#post(roomId, room, { kind: someone, member, members })
    }
  }

  /** Whether it is an answer to an entry or exit. Without a session the entry waits for one. */
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
    for (const page of room.pages.values())
      page.post({ type: 'peerMessage', roomId, message: { messageId, fromUserId, ...payload } })
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

  #post(roomId: string, { pages }: HubRoom, status: RoomStatus): void {
    for (const page of pages.values()) post(page, roomId, status)
  }
}

function post(page: AttachedPage, roomId: string, status: RoomStatus): void {
  page.post({ type: 'room', roomId, status })
}
