import {
  NotifyId,
  RoomEventType,
  RoomStatusType,
  type DirectMessage,
  type Envelope,
  type RoomMember,
} from '../../codec/envelope.ts'
import type { PeerMessage, RoomHandlers, RoomRefusal, RoomStatus } from '../room-types.ts'
import { createFakeBrowser } from './fake-browser.ts'

export const ROOM = 'seat-2'
/** The page's own user is 1. */
export const SELF: RoomMember = { userId: 1, name: 'Watcher', isOwner: false }
export const SEAT: RoomMember = { userId: 2, name: 'Seat', isOwner: true }
export const OTHER: RoomMember = { userId: 3, name: 'Other', isOwner: false }

type StatusName = Exclude<keyof typeof RoomStatusType, 'NONE'>

/** A browser whose server's part in rooms is played by a test. */
export function createRoomPlay() {
  const browser = createFakeBrowser()
  const { socket, time } = browser
  let seq = 0

  const lastRequestId = (): string => {
    const events = socket().received.filter(({ body }) => body?.kind === 'roomEvent')
    return events.at(-1)?.requestId ?? ''
  }
  const status = async (
    name: StatusName | 'NONE',
    given: { roomId?: string; member?: RoomMember; members?: RoomMember[]; requestId?: string } = {},
  ): Promise<void> => {
    const { roomId = ROOM, member = SELF, members = [SELF, SEAT], requestId = '' } = given
    const value = { type: RoomStatusType[name], roomId, member, members }
    socket().send({ seq: (seq += 1), requestId }, { kind: 'roomStatus', value })
    await time.advance(0)
  }
  return {
    ...browser,
    status,
    lastRequestId,
    /** Confirms the latest entry. */
    confirm: (members?: RoomMember[], roomId = ROOM) =>
      status('ONESELF_ENTER_ROOM', { roomId, requestId: lastRequestId(), ...(members ? { members } : {}) }),
    peer: async (given: Partial<DirectMessage>): Promise<void> => {
      const value = { messageId: 'm', roomId: ROOM, fromUserId: 2, toUserId: 1, ...given }
      socket().send({ seq: (seq += 1) }, { kind: 'directMessage', value })
      await time.advance(0)
    },
    refuse: async (code: number, id = NotifyId.ROOM_EVENT): Promise<void> => {
      const refused = socket().received.findLast((envelope) => envelope.id === id)
      socket().refuseMessage(refused?.requestId ?? '', code)
      await time.advance(0)
    },
    /** Loses the connection and opens another one, with a new session unless it is resumed. */
    reconnect: async (isResumed: boolean): Promise<void> => {
      const ack = Math.max(...socket().received.map((envelope) => envelope.seq))
      socket().close(1006)
      await time.advance(1000)
      if (!isResumed) seq = 0
      await browser.accept(isResumed ? { resumed: true, ack } : { sessionId: 'session-2' })
    },
    /** Messages of the client over the latest connection, heartbeats by their business type. */
    sent: (): string[] => socket().received.map(formatEnvelope),
  }
}

function formatEnvelope({ body }: Envelope): string {
  if (body?.kind === 'roomEvent') return `${RoomEventType[body.value.type]} ${body.value.roomId}`
  if (body?.kind === 'heartBeat') return `HEART_BEAT ${body.value.businessTypeId}`
  return body?.kind ?? ''
}

/** Handlers that note what they are called with. */
export function createRoomLog() {
  const statuses: RoomStatus[] = []
  const messages: PeerMessage[] = []
  const undelivered: [messageId: string, refusal: RoomRefusal][] = []
  const handlers: RoomHandlers = {
    onStatus: (status) => statuses.push(status),
    onMessage: (message) => messages.push(message),
    onUndelivered: (...refused) => undelivered.push(refused),
  }
  return { handlers, statuses, messages, undelivered, kinds: () => statuses.map(({ kind }) => kind) }
}
