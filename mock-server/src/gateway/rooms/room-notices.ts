import { RoomStatusType, type RoomMember, type RoomStatus } from '@console/realtime'
import type { Deliver } from '../session/deliver.ts'
import type { Leaving, Outgoing, RealtimeSession } from '../session/realtime-session.ts'
import type { RoomIndex } from './room-index.ts'

type Notice = Pick<RoomStatus, 'roomId' | 'member'>
type Options = { index: RoomIndex; deliver: Deliver; unixNow: () => number }

export type RoomNotices = ReturnType<typeof roomNotices>

/** Notifies the sessions that this server has in rooms; every server notifies its own. */
export function roomNotices({ index, deliver, unixNow }: Options) {
  function send(to: readonly RealtimeSession[], value: RoomStatus, requestId = ''): void {
    const message: Outgoing = { body: { kind: 'roomStatus', value }, sentAt: unixNow(), requestId }
    deliver(to.map((session) => ({ to: session, message })))
  }

  /** To everybody in the room who is another person. */
  function announce(type: RoomStatus['type'], { roomId, member }: Notice): void {
    const members = index.peopleIn(roomId)
    const others = [...index.membersOf(roomId).keys()].filter(({ userId }) => userId !== member.userId)
    send(others, { type, roomId, member, members })
  }

  return {
    /** Confirms an entry, also to a session that was in the room before. */
    confirmEntry: (to: RealtimeSession, { roomId, member }: Notice, requestId: string): void => {
      const members = index.peopleIn(roomId)
      send([to], { type: RoomStatusType.ONESELF_ENTER_ROOM, roomId, member, members }, requestId)
    },
    /** `members` is empty for a session that may not know them. */
    confirmExit: (
      to: RealtimeSession,
      { roomId, member, members }: Notice & { members: RoomMember[] },
      requestId = '',
    ): void => {
      send([to], { type: RoomStatusType.ONESELF_EXIT_ROOM, roomId, member, members }, requestId)
    },
    /** A person's first session has entered. */
    announceEntry: (entered: Notice): void => announce(RoomStatusType.SOMEONE_ENTER_ROOM, entered),
    /**
     * A session has left. Its person has left as well, unless another of their sessions is still there. A kick-off is always
     * announced.
     */
    announceExit: (left: Notice, how: Leaving): void => {
      if (how === 'kickOff') announce(RoomStatusType.SOMEONE_KICK_OFF, left)
      else if (!index.isPresent(left.roomId, left.member.userId))
        announce(RoomStatusType.SOMEONE_EXIT_ROOM, left)
    },
  }
}
