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
export function room(roomId: string): OutgoingBody {
  return { kind: 'roomEvent', value: { type: RoomEventType.ENTER_ROOM, roomId } }
}
