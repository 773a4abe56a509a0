import type { WebSocket } from 'ws'
import type { Socket } from '../connection/socket.ts'
import type { Timers } from '../timers.ts'
import type { Handshake } from './mount-upgrade.ts'

type Options = { timers: Timers; closeMs: number }

/**
 * Writes past the library, which would write header and payload as two buffers. Nothing of its own waits to be written before: it neither
 * compresses here nor reads blobs.
 */
export class WebSocketOfConnection implements Socket {
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

  /** It has ended: nothing is cut off any more. */
  ended(): void {
    this.#cancelCut()
  }
}
