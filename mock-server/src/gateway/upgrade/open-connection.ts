import { CLOSE_CODES, MAX_FRAME_BYTES, SUBPROTOCOL } from '@console/realtime'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Services } from '../connection/connection-state.ts'
import { type Connection, createConnection } from '../connection/connection.ts'
import type { Socket } from '../connection/socket.ts'
import type { Timers } from '../timers.ts'
import type { Handshake } from './mount-upgrade.ts'

/**
 * Writes past the library, which would write header and payload as two buffers. The library itself has nothing waiting to be
 * written: it neither compresses here nor reads blobs.
 */
class WebSocketOfConnection implements Socket {
  readonly #webSocket: WebSocket
  readonly #socket: Handshake['socket']
  readonly #options: Options
  #cancelCut = (): void => undefined

  constructor(webSocket: WebSocket, socket: Handshake['socket'], options: Options) {
    this.#webSocket = webSocket
    this.#socket = socket
    this.#options = options
  }

  sendFrame(frame: Uint8Array): void {
    if (this.#webSocket.readyState === this.#webSocket.OPEN) this.#socket.write(frame)
  }

  bufferedBytes(): number {
    return this.#socket.writableLength
  }

  close(code: number): void {
    this.#webSocket.close(code)
    this.#cancelCut = this.#options.timers.after(this.#options.closeMs, () => this.terminate())
  }

  terminate(): void {
    this.#webSocket.terminate()
  }

  /** The connection has ended: nothing is cut off any more. */
  ended(): void {
    this.#cancelCut()
  }
}

type Opening = {
  handshake: Handshake
  onSignedIn: () => void
  onOpen: (connection: Connection) => void
  onEnd: () => void
}

/** Makes WebSockets of handshakes, and connections of WebSockets. */
export function connectionOpener(services: Services): (opening: Opening) => void {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
    // Pings are counted before they are answered.
    autoPong: false,
    // Text is dropped unread.
    skipUTF8Validation: true,
    handleProtocols: () => SUBPROTOCOL,
  })
  return ({ handshake: { raw, socket, head }, onOpen, ...events }) => {
    server.handleUpgrade(raw, socket, head, (webSocket) => {
      onOpen(connect(services, { webSocket, socket, ...events }))
    })
    // A handshake that the library refuses, or that breaks, has no connection to end.
    if (socket.destroyed || socket.writableEnded) events.onEnd()
  }
}

type Parts = { webSocket: WebSocket; socket: Handshake['socket'] } & Pick<Opening, 'onSignedIn' | 'onEnd'>

function connect(services: Services, { webSocket, socket, onSignedIn, onEnd }: Parts): Connection {
  const { limits, timers } = services
  const own = new WebSocketOfConnection(webSocket, socket, { timers, closeMs: limits.closeMs })
  const stopCounting = countBytes(socket, limits.unsignedBytes, () => connection.close(CLOSE_CODES.tooBig))
  const connection = createConnection(services, own, {
    onSignedIn: () => {
      stopCounting()
      onSignedIn()
    },
  })
  // Anything that exceeds the limit of unread bytes also exceeds the stream's limit, so its end can be awaited.
  socket.on('drain', () => connection.drained())
  webSocket.on('message', (data, isBinary) => {
    // The data is a Node buffer, since no other `binaryType` was chosen.
    if (data instanceof Buffer) connection.receive(data, isBinary)
  })
  webSocket.on('ping', (data) => {
    if (connection.admitControlFrame() && own.bufferedBytes() <= limits.bufferedBytes) webSocket.pong(data)
  })
  webSocket.on('pong', () => void connection.admitControlFrame())
  webSocket.on('error', (error) => services.log.debug({ err: error }, 'a realtime connection failed'))
  webSocket.once('close', (code) => {
    own.ended()
    connection.ended(code)
    onEnd()
  })
  return connection
}

/** Calls `onMore` when more than `limit` bytes arrive; the returned function stops counting. */
function countBytes(socket: Handshake['socket'], limit: number, onMore: () => void): () => void {
  let bytes = 0
  const count = (chunk: Buffer): void => {
    bytes += chunk.length
    if (bytes > limit) onMore()
  }
  socket.on('data', count)
  return () => socket.off('data', count)
}

type Options = { timers: Timers; closeMs: number }
