import {
  RoomEventType,
  RoomStatusType,
  type Body,
  type RoomMember,
  type RoomStatus,
} from '../../codec/envelope.ts'

/** The user of all sessions, and the one seat of each room that comes and goes. */
export const OWN_ID = 1
const SEAT_ID = 2
/** The room that nobody may enter. */
export const CLOSED_ROOM = 'closed'

type Room<Session> = { sessions: Set<Session>; hasSeat: boolean }
export type RoomSender<Session> = {
  send: (to: Session, body: Body, requestId: string) => void
  /** Not repeated when it is lost. */
  refuse: (to: Session, requestId: string) => void
}

/** Rooms as a server has them, with a seat that a test moves. */
export class FakeRooms<Session> {
  readonly #rooms = new Map<string, Room<Session>>()
  readonly #sender: RoomSender<Session>

  constructor(sender: RoomSender<Session>) {
    this.#sender = sender
  }

  take(session: Session, { type, roomId }: { type: number; roomId: string }, requestId: string): void {
    if (type === RoomEventType.ENTER_ROOM && roomId === CLOSED_ROOM) {
      this.#sender.refuse(session, requestId)
      return
    }
    const { sessions } = this.#room(roomId)
    if (type === RoomEventType.ENTER_ROOM) sessions.add(session)
    else sessions.delete(session)
    const isEntry = type === RoomEventType.ENTER_ROOM
    const own = isEntry ? RoomStatusType.ONESELF_ENTER_ROOM : RoomStatusType.ONESELF_EXIT_ROOM
    this.#sender.send(session, this.#status(own, roomId, member(OWN_ID)), requestId)
  }

  end(session: Session): void {
    for (const { sessions } of this.#rooms.values()) sessions.delete(session)
  }

  /** Leaves all rooms, as a switch of the business type does. */
  leaveAll(session: Session): void {
    for (const [roomId, { sessions }] of this.#rooms)
      if (sessions.delete(session))
        this.#sender.send(session, this.#status(RoomStatusType.ONESELF_EXIT_ROOM, roomId, member(OWN_ID)), '')
  }

  /** The seat of the room comes or goes. */
  moveSeat(roomId: string): void {
    const room = this.#room(roomId)
    room.hasSeat = !room.hasSeat
    const type = room.hasSeat ? RoomStatusType.SOMEONE_ENTER_ROOM : RoomStatusType.SOMEONE_EXIT_ROOM
    for (const session of room.sessions)
      this.#sender.send(session, this.#status(type, roomId, member(SEAT_ID)), '')
  }

  /** The ids of those in the room. */
  peopleIn(roomId: string): number[] {
    const { sessions, hasSeat } = this.#room(roomId)
    return [...(sessions.size > 0 ? [OWN_ID] : []), ...(hasSeat ? [SEAT_ID] : [])]
  }

  #room(roomId: string): Room<Session> {
    const room = this.#rooms.get(roomId) ?? { sessions: new Set(), hasSeat: false }
    this.#rooms.set(roomId, room)
    return room
  }

  #status(type: RoomStatus['type'], roomId: string, who: RoomMember): Body {
    const members = this.peopleIn(roomId).map(member)
    return { kind: 'roomStatus', value: { type, roomId, member: who, members } }
  }
}

function member(userId: number): RoomMember {
  return { userId, name: `User ${userId}`, isOwner: userId === SEAT_ID }
}
