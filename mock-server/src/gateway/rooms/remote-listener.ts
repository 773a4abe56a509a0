import type { RemoteListener } from './shared-rooms.ts'
import { removeAll, type Changing } from './change-members.ts'

/** Sessions of this server are notified of what happens on the others. */
export function remoteListener(parts: Changing): Omit<RemoteListener, 'message'> {
  const { index, notices, sharedRooms } = parts
  return {
    joined: (roomId, member, isFirst) => {
      const isNew = isFirst && index.sessionsOf(roomId, member.userId).length === 0
      if (isNew) notices.announceEntry({ roomId, member })
    },
    left: (roomId, member, how) => notices.announceExit({ roomId, member }, how),
    expelled: (roomId, userId, member) => {
      // These are this server's to report.
      const own = removeAll(parts, userId, roomId)
      for (const session of own.sessions) sharedRooms.left({ sessionId: session.id, roomId }, 'exit')
      const expelled = own.member ?? member
      if (expelled !== null) notices.announceExit({ roomId, member: expelled }, 'kickOff')
    },
    ownMembers: () => index.memberships(),
  }
}
