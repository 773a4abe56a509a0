import {
  CLOSE_CODES,
  Receiver,
  decodeEnvelope,
  encodeEnvelope,
  REALTIME_PATH,
  SUBPROTOCOL,
  type Body,
  type Envelope,
  type EnvelopeHead,
  type HeartBeat,
} from '@console/realtime'
import { WebSocket, type ClientOptions } from 'ws'

export const VERSION = '2.5.0.5000'

export type SignIn = {
  token: string
  sessionId?: string
  ack?: number
  version?: string
  businessTypeId?: number
}

/** A client as PROTOCOL.md has it, with all that it received. */
export type RealtimeClient = {
  socket: WebSocket
  received: Envelope[]
  /** The next envelope that fits, of those that were not returned yet. */
  next: (fits?: (envelope: Envelope) => boolean) => Promise<Envelope>
  send: (head: Partial<EnvelopeHead>, body: Body) => void
  beat: (sent: SignIn & { requestId?: string }) => void
  /** Sends the first heartbeat and answers the server's. */
  signIn: (sent: SignIn) => Promise<Envelope>
  /** The code with which the connection ended. */
  closed: Promise<number>
  /**
   * Errors that the system reported of its TCP connection, `ECONNRESET` for instance; `ws` shows only that it was closed.
   */
  tcpErrors: string[]
  ack: () => number
}

/** A server's status instead of a connection. */
export class UpgradeRefused extends Error {
  readonly status: number
  readonly retryAfter: string | undefined
  constructor(status: number, retryAfter: string | undefined) {
    super(`refused with ${status}`)
    this.status = status
    this.retryAfter = retryAfter
  }
}

type Opening = { path?: string; protocols?: string[]; options?: ClientOptions }

/** Opens a connection; rejects with `UpgradeRefused` where the server answers otherwise. */
export function openRealtime(
  url: string,
  { path = REALTIME_PATH, protocols = [SUBPROTOCOL], options = {} }: Opening = {},
): Promise<RealtimeClient> {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + path, protocols, {
    perMessageDeflate: false,
    ...options,
  })
  const client = createRealtimeClient(socket)
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(client))
    socket.once('unexpected-response', (_request, response) => {
      reject(new UpgradeRefused(response.statusCode ?? 0, response.headers['retry-after']))
      socket.terminate()
    })
    socket.on('error', reject)
  })
}

export function buildHeartBeat({ token, version = VERSION, businessTypeId = 0 }: SignIn): Body {
  const value: HeartBeat = { token, version, businessTypeId, period: 15 }
  return { kind: 'heartBeat', value }
}

function createRealtimeClient(socket: WebSocket): RealtimeClient {
  const receiver = new Receiver()
  const received: Envelope[] = []
  const unread: Envelope[] = []
  let look = (): void => undefined
  socket.on('message', (data: Buffer) => {
    const decoded = decodeEnvelope(data)
    if (!decoded.ok) throw new Error(`the server sent ${decoded.reason}`)
    if (!receiver.accept(decoded.envelope.seq)) return
    received.push(decoded.envelope)
    unread.push(decoded.envelope)
    look()
  })
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  const tcpErrors: string[] = []
  socket.once('upgrade', ({ socket: tcp }) =>
    tcp.on('error', (error: NodeJS.ErrnoException) => tcpErrors.push(error.code ?? error.message)),
  )

  function next(fits: (envelope: Envelope) => boolean = () => true): Promise<Envelope> {
    return new Promise((resolve, reject) => {
      look = () => {
        const index = unread.findIndex(fits)
        const [found] = index === -1 ? [] : unread.splice(index, 1)
        if (!found) return
        // Envelopes that arrive before the next call of `next` stay unread.
        look = () => undefined
        resolve(found)
      }
      look()
      void closed.then((code) => reject(new Error(`the connection was closed with ${code}`)))
    })
  }

  const client: RealtimeClient = {
    socket,
    received,
    closed,
    tcpErrors,
    next,
    ack: () => receiver.ack(),
    send: (head, body) => socket.send(encodeEnvelope(head, body)),
    beat: ({ sessionId = '', ack = receiver.ack(), requestId = '', ...sent }) =>
      client.send({ sessionId, ack, requestId }, buildHeartBeat(sent)),
    signIn: async (sent) => {
      client.beat(sent)
      return next(({ id }) => id === 1001)
    },
  }
  return client
}

/** Ends a connection as a lost network does. */
export async function cut(client: RealtimeClient): Promise<void> {
  client.socket.terminate()
  await client.closed
}

export async function leave(client: RealtimeClient): Promise<void> {
  client.socket.close(CLOSE_CODES.done)
  await client.closed
}
