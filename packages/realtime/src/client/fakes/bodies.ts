import { RoomEventType, type Body } from '../../codec/envelope.ts'
import type { OutgoingBody } from '../session.ts'

/** A message of the server, one of many by its count. */
export function badge(unreadCount: number): Body {
  return {
    kind: 'pushEvents',
    value: { businessTypeId: 7, events: [{ url: '/console/message', unreadCount }] },
  }
}

/** A message of a page. */
export function text(words: string): Extract<OutgoingBody, { kind: 'directMessage' }> {
  const head = { messageId: words, roomId: 'r', fromUserId: 0, toUserId: 2 }
  return { kind: 'directMessage', value: { ...head, text: { text: words } } }
}

/** A message of the hub. */
export function room(roomId: string): OutgoingBody {
  return { kind: 'roomEvent', value: { type: RoomEventType.ENTER_ROOM, roomId } }
}
