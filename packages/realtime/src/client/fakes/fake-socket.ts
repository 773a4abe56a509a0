import {
  decodeEnvelope,
  encodeEnvelope,
  encodeRefusal,
  NotifyId,
  type Body,
  type Envelope,
  type EnvelopeHead,
} from '../../codec/envelope.ts'
import type { OpenSocket, SocketHandlers } from '../socket.ts'

/** The server's end of one socket, played by a test. */
export type FakeSocket = {
  url: string
  /** Messages that the client has sent. */
  received: Envelope[]
  /** By the client; null while it has not closed. */
  closedWith: number | null
  open: () => void
  /** Any frame, as the browser hands it over. */
  frame: (data: unknown) => void
  send: (head: Partial<EnvelopeHead>, body: Body) => void
  /** Answers the latest heartbeat. */
  echo: (head?: Partial<EnvelopeHead>, period?: number) => void
  /** Refuses the latest heartbeat. */
  refuse: (code: number) => void
  refuseMessage: (requestId: string, code: number) => void
  close: (code: number) => void
}

export function createFakeSockets(): { opened: FakeSocket[]; openSocket: OpenSocket } {
  const opened: FakeSocket[] = []
  return {
    opened,
    openSocket: (url, handlers) => {
      if (url === '') throw new SyntaxError('Invalid URL')
      const socket = fakeSocket(url, handlers)
      opened.push(socket)
      return {
        send: (frame) => socket.received.push(decoded(frame)),
        close: (code) => {
          socket.closedWith = code
        },
      }
    },
  }
}

function fakeSocket(url: string, handlers: SocketHandlers): FakeSocket {
  const received: Envelope[] = []
  const latest = (): { envelope: Envelope; businessTypeId: number } => {
    for (const envelope of received.toReversed())
      if (envelope.body?.kind === 'heartBeat')
        return { envelope, businessTypeId: envelope.body.value.businessTypeId }
    throw new Error('There is no heartbeat to answer.')
  }
  const frame = (bytes: Uint8Array): void => handlers.onFrame(new Uint8Array(bytes).buffer)
  return {
    url,
    received,
    closedWith: null,
    open: handlers.onOpen,
    frame: handlers.onFrame,
    send: (head, body) => frame(encodeEnvelope(head, body)),
    echo: (head = {}, period = 0) => {
      const { envelope, businessTypeId } = latest()
      frame(
        encodeEnvelope(
          { sessionId: 'session-1', requestId: envelope.requestId, ...head },
          { kind: 'heartBeat', value: { token: '', version: '', businessTypeId, period } },
        ),
      )
    },
    refuse: (code) => frame(encodeRefusal(latest().envelope, { code, msg: 'refused' })),
    refuseMessage: (requestId, code) =>
      frame(encodeRefusal({ id: NotifyId.ROOM_EVENT, requestId }, { code, msg: 'refused' })),
    close: handlers.onClose,
  }
}

function decoded(frame: Uint8Array): Envelope {
  const result = decodeEnvelope(frame)
  if (!result.ok) throw new Error(`The client sent a frame that is ${result.reason}.`)
  return result.envelope
}
