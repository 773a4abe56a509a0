import { CLOSE_CODES } from '../close-codes.ts'
import { decodeEnvelope, NotifyId, type Envelope } from '../codec/envelope.ts'
import { SILENT_PERIODS } from '../limits.ts'
import type { Clock } from './clock.ts'
import type { OpenSocket, Socket } from './socket.ts'

/** From the address to an open socket, and from there to the answer of the first heartbeat. */
const STEP_MS = 10_000

export type ChannelEnd =
  /** Worth another try. */
  | { kind: 'lost' }
  /** Another try would end in the same way. */
  | { kind: 'signedOut' | 'forbidden' | 'upgrade' }
  | { kind: 'kickedOff'; fromIp: string }

export type ChannelOptions = {
  url: string
  periodSeconds: number
  clock: Clock
  openSocket: OpenSocket
  encodeHeartBeat: (options: { periodSeconds: number; isFirst: boolean }) => Uint8Array
  onOpen: () => void
  /** The answer of the first heartbeat, with code 0. */
  onSignedIn: (answer: Envelope) => void
  onEnvelope: (envelope: Envelope) => void
  onProblem: (problem: string) => void
  /** Called once, as the last event. */
  onEnd: (end: ChannelEnd) => void
}

/**
 * One socket from its opening to its end: signs in by a heartbeat before anything else, then keeps it alive. The connection
 * decides what is sent over it and how it is opened again.
 */
export class Channel {
  readonly #options: ChannelOptions
  readonly #socket: Socket | null
  #state: 'opening' | 'signingIn' | 'signedIn' | 'ended' = 'opening'
  #periodMs: number
  #heardAt: number
  #cancelBeat = (): void => undefined
  /** The time limit of a step before the sign-in, and of silence after it. */
  #cancelLimit = (): void => undefined

  constructor(options: ChannelOptions) {
    this.#options = options
    this.#periodMs = options.periodSeconds * 1000
    this.#heardAt = options.clock.now()
    this.#limitStep()
    this.#socket = this.#openSocket()
  }

  send(frame: Uint8Array): void {
    if (this.#state === 'signedIn') this.#socket?.send(frame)
  }

  /** Sends a heartbeat now; the next follows after a whole period. */
  beat(): void {
    if (this.#state !== 'signedIn') return
    this.#sendHeartBeat(false)
    this.#cancelBeat()
    this.#cancelBeat = this.#options.clock.after(this.#periodMs, () => this.beat())
  }

  /** Notices at once that the server was silent for too long. */
  check(): void {
    if (this.#state === 'signedIn') this.#limitSilence()
  }

  /** Ends it without an `onEnd`. */
  close(code: number): void {
    if (this.#state === 'ended') return
    this.#state = 'ended'
    this.#cancelBeat()
    this.#cancelLimit()
    this.#socket?.close(code)
  }

  #openSocket(): Socket | null {
    try {
      return this.#options.openSocket(this.#options.url, {
        onOpen: () => this.#signIn(),
        onFrame: (data) => this.#takeFrame(data),
        onClose: (code) => this.#end(endOfCloseCode(code)),
      })
    } catch (error) {
      this.#options.onProblem(`The socket could not be opened: ${String(error)}`)
      // After the constructor, so that its caller has the channel.
      this.#cancelLimit()
      this.#cancelLimit = this.#options.clock.after(0, () => this.#lose())
      return null
    }
  }

  #signIn(): void {
    if (this.#state !== 'opening') return
    this.#state = 'signingIn'
    this.#limitStep()
    this.#options.onOpen()
    this.#sendHeartBeat(true)
  }

  #sendHeartBeat(isFirst: boolean): void {
    this.#socket?.send(this.#options.encodeHeartBeat({ periodSeconds: this.#periodMs / 1000, isFirst }))
  }

  #takeFrame(data: unknown): void {
    if (this.#state === 'ended') return
    this.#heardAt = this.#options.clock.now()
    if (!(data instanceof ArrayBuffer)) {
      this.#options.onProblem('A text frame was dropped.')
      return
    }
    const decoded = decodeEnvelope(new Uint8Array(data))
    if (decoded.ok) this.#take(decoded.envelope)
    else if (decoded.reason === 'malformed') this.#options.onProblem('A malformed frame was dropped.')
  }

  #take(envelope: Envelope): void {
    const { id, code, body } = envelope
    if (body?.kind === 'kickOff') {
      this.#end({ kind: 'kickedOff', fromIp: body.value.fromIp })
    } else if (id === NotifyId.HEART_BEAT && code !== 0 && endsChannel(code, this.#state)) {
      this.#end(endOfRefusal(code))
    } else if (this.#state === 'signedIn') {
      this.#options.onEnvelope(envelope)
    } else if (body?.kind === 'heartBeat' && this.#state === 'signingIn') {
      this.#start(envelope, body.value.period)
    }
  }

  #start(answer: Envelope, periodSeconds: number): void {
    this.#state = 'signedIn'
    if (periodSeconds > 0) this.#periodMs = periodSeconds * 1000
    this.#cancelBeat = this.#options.clock.after(this.#periodMs, () => this.beat())
    this.#limitSilence()
    this.#options.onSignedIn(answer)
  }

  #limitStep(): void {
    this.#cancelLimit()
    this.#cancelLimit = this.#options.clock.after(STEP_MS, () => this.#lose())
  }

  #limitSilence(): void {
    this.#cancelLimit()
    const remainingMs = this.#heardAt + SILENT_PERIODS * this.#periodMs - this.#options.clock.now()
    if (remainingMs <= 0) this.#lose()
    else this.#cancelLimit = this.#options.clock.after(remainingMs, () => this.#limitSilence())
  }

  #lose(): void {
    this.#end({ kind: 'lost' })
  }

  /** The socket's own close may come much later, or never. With any code but 1000 the session waits. */
  #end(end: ChannelEnd): void {
    if (this.#state === 'ended') return
    this.close(end.kind === 'lost' ? CLOSE_CODES.silence : CLOSE_CODES.done)
    this.#options.onEnd(end)
  }
}

/** A refused first heartbeat is the end; later only a refused token is, since a refused switch changes nothing. */
function endsChannel(code: number, state: string): boolean {
  return state === 'signingIn' || code === 401
}

function endOfRefusal(code: number): ChannelEnd {
  if (code === 401) return { kind: 'signedOut' }
  if (code === 403) return { kind: 'forbidden' }
  if (code === 426) return { kind: 'upgrade' }
  return { kind: 'lost' }
}

function endOfCloseCode(code: number): ChannelEnd {
  if (code === CLOSE_CODES.signedOut) return { kind: 'signedOut' }
  if (code === CLOSE_CODES.forbidden) return { kind: 'forbidden' }
  if (code === CLOSE_CODES.upgrade) return { kind: 'upgrade' }
  if (code === CLOSE_CODES.kickedOff) return { kind: 'kickedOff', fromIp: '' }
  return { kind: 'lost' }
}
