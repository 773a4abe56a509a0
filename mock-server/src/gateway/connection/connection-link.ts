import { CLOSE_CODES, encodeEnvelope, encodeRefusal, type CloseCode } from '@console/realtime'
import type { Link, RealtimeSession } from '../session/realtime-session.ts'
import type { ConnectionState } from './connection-state.ts'
import type { Writer } from './writer.ts'

/** A connection as its session sees it. */
export class ConnectionLink implements Link {
  readonly #state: ConnectionState
  readonly #writer: Writer

  constructor(state: ConnectionState) {
    this.#state = state
    this.#writer = state.writer
  }

  flush(session: RealtimeSession): void {
    this.#writer.flush(session)
  }

  kickOff(fromIp: string): void {
    const { session, writer, services, close } = this.#state
    const head = { ack: session?.receiver.ack() ?? 0, sentAt: services.unixNow() }
    writer.answer(encodeEnvelope(head, { kind: 'kickOff', value: { fromIp } }))
    close(CLOSE_CODES.kickedOff)
  }

  refuse(...[refused, refusal]: Parameters<Link['refuse']>): void {
    const { session, writer } = this.#state
    writer.answer(encodeRefusal(refused, { ...refusal, ack: session?.receiver.ack() ?? 0 }))
  }

  close(code: CloseCode): void {
    this.#state.close(code)
  }

  drop(): void {
    // The session is not this connection's any more.
    this.#state.session = null
    if (!this.#state.isClosed) this.#state.leave(CLOSE_CODES.silence)
    this.#state.socket.terminate()
  }
}
