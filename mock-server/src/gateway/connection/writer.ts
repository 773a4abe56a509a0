import { encodeEnvelope, type EnvelopeHead } from '@console/realtime'
import type { GatewayLimits } from '../limits.ts'
import type { Outgoing, RealtimeSession } from '../session/realtime-session.ts'
import type { Timers } from '../timers.ts'
import { binaryFrame, countedFrame } from './frames.ts'
import type { Socket } from './socket.ts'

type Options = {
  timers: Timers
  limits: Pick<GatewayLimits, 'bufferedBytes' | 'slowMs'>
  onSlow: () => void
}

/** Writes to a socket without letting its buffer grow: beyond the limit messages stay in the session. */
export class Writer {
  readonly #socket: Socket
  readonly #maxBufferedBytes: number
  readonly #options: Options
  #cancelSlow: (() => void) | null = null

  constructor(socket: Socket, options: Options) {
    this.#socket = socket
    this.#maxBufferedBytes = options.limits.bufferedBytes
    this.#options = options
  }

  /** Sends an answer. It is left out while the client does not read: an answer has no number and is not repeated. */
  answer(message: Uint8Array): void {
    if (this.#canWrite()) this.#socket.sendFrame(binaryFrame(message))
  }

  /** Sends what the session retains, as far as the client reads it; continues with the next call. */
  flush({ sender, receiver }: RealtimeSession): void {
    while (this.#canWrite()) {
      const next = sender.next()
      if (next === null) return this.stop()
      this.#socket.sendFrame(encodeFrame(next.message, { seq: next.seq, ack: receiver.ack() }))
    }
    const { timers, limits, onSlow } = this.#options
    this.#cancelSlow ??= timers.after(limits.slowMs, onSlow)
  }

  /** The client has read something: sends what waited for that. */
  drained(session: RealtimeSession): void {
    if (this.#cancelSlow !== null) this.flush(session)
  }

  stop(): void {
    this.#cancelSlow?.()
    this.#cancelSlow = null
  }

  #canWrite(): boolean {
    return this.#socket.bufferedBytes() <= this.#maxBufferedBytes
  }
}

function encodeFrame(
  { body, sentAt, requestId = '', encoded }: Outgoing,
  count: Pick<EnvelopeHead, 'seq' | 'ack'>,
): Uint8Array {
  if (encoded) return countedFrame(count, encoded)
  return binaryFrame(encodeEnvelope({ ...count, sentAt, requestId }, body))
}
