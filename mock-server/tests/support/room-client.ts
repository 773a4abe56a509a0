import {
  RoomEventType,
  RoomStatusType,
  type Body,
  type DirectMessage,
  type Envelope,
  type RoomStatus,
} from '@console/realtime'
import { settle, type fakeGateway } from './fake-connection.ts'

type Gateway = ReturnType<typeof fakeGateway>

export const enterBody = (roomId: string): Body => ({
  kind: 'roomEvent',
  value: { type: RoomEventType.ENTER_ROOM, roomId },
})
export const exitBody = (roomId: string): Body => ({
  kind: 'roomEvent',
  value: { type: RoomEventType.EXIT_ROOM, roomId },
})

let messages = 0
/** A peer message with a text, unless something else is given. */
export function peerBody(given: Partial<DirectMessage> & Pick<DirectMessage, 'roomId' | 'toUserId'>): Body {
  messages += 1
  const hasPayload = given.offer ?? given.answer ?? given.candidate ?? given.monitor
  const value = { messageId: `message-${messages}`, fromUserId: 0, ...given }
  return { kind: 'directMessage', value: hasPayload ? value : { text: { text: 'hello' }, ...value } }
}

/** A status of a room in short: `SOMEONE_ENTER_ROOM seat-7: 8 [7 8]`. */
export function brief({ type, roomId, member, members }: RoomStatus): string {
  return `${RoomStatusType[type]} ${roomId}: ${member.userId} [${members.map(({ userId }) => userId).join(' ')}]`
}

/**
 * The envelopes that a client got: statuses in short, refusals by their code, texts of peer messages; heartbeats are left
 * out.
 */
export function briefly(envelopes: readonly Envelope[]): string[] {
  return envelopes.flatMap(({ body, code }) => {
    if (code !== 0) return [`refused with ${code}`]
    if (body?.kind === 'roomStatus') return [brief(body.value)]
    if (body?.kind === 'directMessage')
      return [`${body.value.text?.text ?? 'message'} of ${body.value.fromUserId}`]
    return []
  })
}

/** A signed-in client of a fake gateway; `got` empties what it got since the last time. */
export async function roomClient(gateway: Gateway, userId: number, sessionId = '') {
  const client = gateway.open()
  const token = `a-${userId}`
  const answer = await client.beat({ token, sessionId, businessTypeId: 11 })
  let seq = 0
  let read = 0
  const send = async (body: Body, requestId = ''): Promise<void> => {
    client.send({ seq: (seq += 1), requestId }, body)
    await settle()
  }
  return {
    ...client,
    token,
    answer,
    send,
    enter: (roomId: string, requestId = '') => send(enterBody(roomId), requestId),
    exit: (roomId: string, requestId = '') => send(exitBody(roomId), requestId),
    got: (): string[] => {
      const unread = client.sent.slice(read)
      read = client.sent.length
      return briefly(unread)
    },
    /** Continues the session over another connection. */
    resume: async () => {
      const again = await roomClient(gateway, userId, answer?.sessionId)
      return again
    },
  }
}
