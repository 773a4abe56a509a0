import type { DirectMessage, PeerPayload, RoomMember } from '../../codec/envelope.ts'
import type { HubMessage, PageMessage } from '../port-messages.ts'
import type { LeftReason, Room, RoomHandlers, RoomOptions, RoomStatus } from '../room-types.ts'
import { roomRefusal } from './refusal.ts'

type Stay = { handlers: RoomHandlers; isWatcher: boolean }
type TabRoom = {
  /** Id of the page's stay, as the hub knows it. */
  id: number
  stays: Set<Stay>
  /** Null until the entry is confirmed. */
  members: RoomMember[] | null
}
/** A sent message and its stay, to match a refusal. */
type SentMessage = { stay: Stay; messageId: string }

type Options = {
  userId: number
  /** False when there is no hub at present. */
  post: (message: PageMessage) => boolean
  /** Calls a handler, and reports it when it fails. */
  run: (handler: () => void) => void
}

/** The number of messages whose refusals are awaited: a refusal comes at once or never. */
const MAX_SENT = 500

/** The rooms of one page. Several parts of it may be in the same room. */
export class TabRooms {
  readonly #options: Options
  readonly #rooms = new Map<string, TabRoom>()
  readonly #sent = new Map<number, SentMessage>()
  readonly #idPrefix = randomText()
  #requests = 0
  #stayIds = 0

  constructor(options: Options) {
    this.#options = options
  }

  enter(roomId: string, handlers: RoomHandlers, { isWatcher = false }: RoomOptions = {}): Room {
    const stay = { handlers, isWatcher }
    const known = this.#rooms.get(roomId)
    const room = known ?? { id: 0, stays: new Set(), members: null }
    room.stays.add(stay)
    this.#rooms.set(roomId, room)
    if (!known) this.#enter(roomId, room)
    else if (known.members) this.#notifyEnteredLater(stay, room)
    return {
      leave: () => this.#leave(roomId, stay),
      send: (toUserId, payload) => this.#send(stay, { roomId, toUserId, payload }),
    }
  }

  /** The page is attached, perhaps again: the hub knows nothing of its rooms. */
  attach(): void {
    for (const [roomId, room] of this.#rooms) this.#enter(roomId, room)
  }

  /** Leaves all rooms. `onLeft` runs before their handlers are called. */
  end(reason: LeftReason, onLeft: () => void): void {
    const rooms = [...this.#rooms]
    this.#rooms.clear()
    for (const [roomId] of rooms) this.#options.post({ type: 'leaveRoom', roomId })
    onLeft()
    for (const [, { stays }] of rooms) for (const stay of stays) this.#notify(stay, { kind: 'left', reason })
  }

  takeStatus({ roomId, stayId, status }: Extract<HubMessage, { type: 'room' }>): void {
    const room = this.#rooms.get(roomId)
    if (room?.id !== stayId) return
    if ('members' in status) room.members = status.members
    else this.#rooms.delete(roomId)
    const stays = [...room.stays]
    for (const stay of stays) {
      this.#notify(stay, status)
      const reason = stay.isWatcher ? this.#endOfWatch(status) : null
      if (reason === null || !room.stays.has(stay)) continue
      this.#leave(roomId, stay)
      this.#notify(stay, { kind: 'left', reason })
    }
  }

  takeMessage({ roomId, stayId, message }: Extract<HubMessage, { type: 'peerMessage' }>): void {
    const room = this.#rooms.get(roomId)
    if (room?.id !== stayId) return
    for (const { handlers } of room.stays) this.#options.run(() => handlers.onMessage?.(message))
  }

  takeRefusal({ requestId, code }: { requestId: number; code: number }): void {
    const sent = this.#sent.get(requestId)
    this.#sent.delete(requestId)
    if (sent) this.#options.run(() => sent.stay.handlers.onUndelivered?.(sent.messageId, roomRefusal(code)))
  }

  #enter(roomId: string, room: TabRoom): void {
    room.id = this.#stayIds += 1
    room.members = null
    this.#options.post({ type: 'enterRoom', roomId, stayId: room.id })
  }

  #notify({ handlers }: Stay, status: RoomStatus): void {
    this.#options.run(() => handlers.onStatus(status))
  }

  /** Runs after the caller has received its room. */
  #notifyEnteredLater(stay: Stay, room: TabRoom): void {
    queueMicrotask(() => {
      if (room.stays.has(stay) && room.members) this.#notify(stay, { kind: 'entered', members: room.members })
    })
  }

  #endOfWatch(status: RoomStatus): 'alone' | 'kickedOff' | null {
    if (status.kind === 'someoneKickedOff' && status.member.isOwner) return 'kickedOff'
    if (status.kind !== 'someoneLeft' && status.kind !== 'someoneKickedOff') return null
    return status.members.every(({ userId }) => userId === this.#options.userId) ? 'alone' : null
  }

  #leave(roomId: string, stay: Stay): void {
    const room = this.#rooms.get(roomId)
    if (!room?.stays.delete(stay) || room.stays.size > 0) return
    this.#rooms.delete(roomId)
    this.#options.post({ type: 'leaveRoom', roomId })
  }

  #send(
    stay: Stay,
    { roomId, toUserId, payload }: { roomId: string; toUserId: number; payload: PeerPayload },
  ): string {
    const requestId = (this.#requests += 1)
    const messageId = `${this.#idPrefix}-${requestId}`
    this.#sent.set(requestId, { stay, messageId })
    this.#sent.delete(requestId - MAX_SENT)
    const head = { messageId, roomId, fromUserId: 0, toUserId }
    const value: DirectMessage = { ...head, [payload.kind]: payload.value }
    const body = { kind: 'directMessage' as const, value }
    if (!this.#options.post({ type: 'send', requestId, body }))
      queueMicrotask(() => this.takeRefusal({ requestId, code: 503 }))
    return messageId
  }
}

/** So that message ids of different pages differ. */
function randomText(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
