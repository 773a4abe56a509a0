import { CLOSE_CODES } from '../close-codes.ts'
import { encodeEnvelope, NotifyId, type Envelope } from '../codec/envelope.ts'
import { CLIENT_VERSION, RECEIVED_PER_ACK, PERIOD_SECONDS, RESUME_SECONDS } from '../limits.ts'
import { backOffMs, STEADY_MS } from './back-off.ts'
import { Channel, type ChannelEnd } from './channel.ts'
import type {
  ConnectionEvent,
  ConnectionOptions,
  ConnectionState,
  Dispatched,
  StopReason,
} from './connection-types.ts'
import { createPace, type Pace } from './pace.ts'
import { createSession, type Outgoing, type Session } from './session.ts'

/** After so many failed tries the address is requested again. */
const TRIES_PER_ADDRESS = 3
/** A try that is not answered for so long may wait for a network that was lost. */
const HANGING_MS = 1000
/** Code of messages without a session to send them in. */
export const NOT_CONNECTED = 503
/** Code of messages beyond those that may wait for their acknowledgement. */
const TOO_MANY_WAITING = 429

/** Code of a heartbeat with a business type that is not the user's. */
const FORBIDDEN = 403

type Address = { url: string; heartbeat: number }
const SIGNED_OUT = { kind: 'refused' } as const
/** Reasons that only a reload or a switch can change. */
const LASTING_STOP_REASONS: ReadonlySet<StopReason> = new Set(['forbidden', 'upgrade', 'absent'])

/**
 * The connection of a client to the server: idle → dispatching → connecting → signingIn → open → waiting → dispatching …,
 * and stopped from anywhere. Messages of a session arrive once and in order, however often its socket is lost.
 */
export class Connection {
  readonly #options: ConnectionOptions
  readonly #pace: Pace
  #state: ConnectionState = { phase: 'idle' }
  #downSince: number | null = null
  /** Id of the present try: answers for an older one are ignored. */
  #tryId = 0
  #triedAt = 0
  #cancelWait = (): void => undefined
  /** In a row, without a steady connection between them. */
  #failures = 0
  #triesWithAddress = 0
  #address: Address | null = null
  #channel: Channel | null = null
  #openedAt = 0
  #session: Session | null = null
  #lostAt = 0
  #receivedSinceAck = 0
  #beatCount = 0
  #businessTypeId = 0
  /** In the latest heartbeat. */
  #sentBusinessTypeId = 0

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#pace = createPace(options.clock, () => this.#sendWaiting())
  }

  get state(): ConnectionState {
    return this.#state
  }

  /** Does nothing while it runs. */
  start(businessTypeId: number): void {
    if (this.#state.phase !== 'idle' && this.#state.phase !== 'stopped') return
    this.#businessTypeId = businessTypeId
    this.#failures = 0
    this.#downSince = null
    this.#address = null
    this.#tryAgain()
  }

  /** Ends the session; nothing happens until the next start. */
  stop(): void {
    this.#stop('done')
  }

  /** The browser is online again: a try that began before hangs. All tabs report it, so a try that has just started goes on. */
  retryNow(): void {
    const { phase } = this.#state
    const isTrying = phase === 'dispatching' || phase === 'connecting' || phase === 'signingIn'
    const isHanging = isTrying && this.#options.clock.now() - this.#triedAt >= HANGING_MS
    if (phase !== 'waiting' && !isHanging) return
    this.#channel?.close(CLOSE_CODES.done)
    this.#channel = null
    this.#tryAgain()
  }

  /** The machine may have slept. */
  check(): void {
    this.#channel?.check()
  }

  /** A connection that was refused for its business type is tried again (life cycle 3 and 8). */
  switchBusiness(businessTypeId: number): void {
    if (businessTypeId === this.#businessTypeId) return
    this.#businessTypeId = businessTypeId
    if (this.#state.phase === 'open') this.#channel?.beat()
    else this.restartRefused()
  }

  /** Tries again what only a reload or a switch can change. */
  restartRefused(): void {
    if (this.#isRefused()) this.start(this.#businessTypeId)
  }

  /**
   * Sends a message that is delivered once, even if the connection is lost in between; otherwise an event reports that it
   * was refused.
   */
  send(message: Outgoing): void {
    if (this.#session === null) this.#refuse(message, NOT_CONNECTED)
    else if (this.#session.add(message)) this.#sendWaiting()
    else this.#refuse(message, TOO_MANY_WAITING)
  }

  #isRefused(): boolean {
    return this.#state.phase === 'stopped' && LASTING_STOP_REASONS.has(this.#state.reason)
  }

  #emit(event: ConnectionEvent): void {
    this.#options.onEvent(event)
  }

  #enter(state: ConnectionState): void {
    this.#state = state
    this.#emit({ kind: 'state', state })
  }

  #tryAgain(): void {
    this.#cancelWait()
    this.#tryId += 1
    this.#triedAt = this.#options.clock.now()
    void this.#try(this.#tryId)
  }

  async #try(tryId: number): Promise<void> {
    this.#enter({ phase: 'dispatching', downSince: this.#downSince })
    try {
      const token = await this.#options.getToken()
      if (tryId !== this.#tryId) return
      const found = token === null ? SIGNED_OUT : await this.#findAddress(token)
      if (tryId !== this.#tryId) return
      if (token === null || found.kind === 'refused') this.#stop('signedOut')
      else if (found.kind === 'absent') this.#stop('absent')
      else this.#connect(token, found)
    } catch (error) {
      if (tryId !== this.#tryId) return
      this.#emit({ kind: 'problem', problem: `There is no address to connect to: ${String(error)}` })
      this.#waitForNextTry()
    }
  }

  async #findAddress(token: string): Promise<Dispatched> {
    return this.#address === null ? this.#options.dispatch(token) : { kind: 'found', ...this.#address }
  }

  #connect(token: string, { url, heartbeat }: Address): void {
    const address = { url, heartbeat }
    this.#address = address
    this.#expireSession()
    this.#enter({ phase: 'connecting', downSince: this.#downSince })
    this.#channel = new Channel({
      url: address.url,
      periodSeconds: address.heartbeat > 0 ? address.heartbeat : PERIOD_SECONDS,
      clock: this.#options.clock,
      openSocket: this.#options.openSocket,
      encodeHeartBeat: (options) => this.#encodeHeartBeat(token, options),
      onOpen: () => this.#enter({ phase: 'signingIn', downSince: this.#downSince }),
      onSignedIn: (answer) => this.#takeSignIn(answer),
      onEnvelope: (envelope) => this.#take(envelope),
      onProblem: (problem) => this.#emit({ kind: 'problem', problem }),
      onEnd: (end) => this.#takeEnd(end),
    })
  }

  #encodeHeartBeat(token: string, options: { periodSeconds: number; isFirst: boolean }): Uint8Array {
    this.#beatCount += 1
    this.#receivedSinceAck = 0
    this.#sentBusinessTypeId = this.#businessTypeId
    return encodeEnvelope(
      {
        requestId: String(this.#beatCount),
        ack: this.#session?.receiver.ack() ?? 0,
        sessionId: options.isFirst ? (this.#session?.id ?? '') : '',
        sentAt: this.#options.clock.now(),
      },
      {
        kind: 'heartBeat',
        value: {
          token,
          version: CLIENT_VERSION,
          businessTypeId: this.#businessTypeId,
          period: options.periodSeconds,
        },
      },
    )
  }

  #takeSignIn(answer: Envelope): void {
    const isResumed = answer.resumed && this.#session?.id === answer.sessionId
    if (isResumed && this.#session?.resume(answer.ack) !== true) {
      // The two sides disagree on what was sent: only a new session is right again.
      this.#endSession()
      this.#channel?.close(CLOSE_CODES.done)
      this.#channel = null
      this.#waitForNextTry()
      return
    }
    if (!isResumed) {
      this.#endSession()
      this.#session = createSession(answer.sessionId)
    }
    this.#openedAt = this.#options.clock.now()
    this.#downSince = null
    this.#triesWithAddress = 0
    this.#enter({ phase: 'open' })
    this.#emit({ kind: isResumed ? 'resumed' : 'fresh' })
    this.#takeHeartBeat(answer)
    this.#sendWaiting()
  }

  #take(envelope: Envelope): void {
    const { id, body, seq, requestId, code, msg } = envelope
    this.#session?.acknowledge(envelope.ack)
    if (id === NotifyId.HEART_BEAT) this.#takeHeartBeat(envelope)
    else if (body === null) this.#emit({ kind: 'refused', requestId, code, msg })
    else if (this.#session?.receiver.accept(seq) === true) {
      this.#emit({ kind: 'message', body, requestId })
      this.#receivedSinceAck += 1
      if (this.#receivedSinceAck >= RECEIVED_PER_ACK) this.#channel?.beat()
    }
  }

  /** The answer of the latest heartbeat says which business type holds from now on (life cycle 8). */
  #takeHeartBeat({ requestId, code }: Envelope): void {
    if (requestId !== String(this.#beatCount)) return
    // The server would go on with the previous business type, whose messages nobody needs. A heartbeat that the server could
    // not check is sent again.
    if (code === FORBIDDEN) this.#stop('forbidden')
    // It was switched while the connection was signing in.
    else if (code === 0 && this.#sentBusinessTypeId !== this.#businessTypeId) this.#channel?.beat()
  }

  #takeEnd(end: ChannelEnd): void {
    this.#channel = null
    this.#pace.cancel()
    if (end.kind === 'kickedOff') this.#emit(end)
    if (end.kind !== 'lost') {
      this.#stop(end.kind)
      return
    }
    if (this.#state.phase === 'open') this.#noteLoss()
    else this.#noteFailedTry()
    this.#waitForNextTry()
  }

  #noteLoss(): void {
    this.#lostAt = this.#options.clock.now()
    if (this.#lostAt - this.#openedAt >= STEADY_MS) this.#failures = 0
  }

  #noteFailedTry(): void {
    this.#triesWithAddress += 1
    if (this.#triesWithAddress < TRIES_PER_ADDRESS) return
    this.#triesWithAddress = 0
    this.#address = null
  }

  #waitForNextTry(): void {
    this.#failures += 1
    this.#downSince ??= this.#options.clock.now()
    this.#cancelWait = this.#options.clock.after(backOffMs(this.#failures, this.#options.random()), () =>
      this.#tryAgain(),
    )
    this.#enter({ phase: 'waiting', downSince: this.#downSince })
  }

  #stop(reason: StopReason): void {
    this.#tryId += 1
    this.#cancelWait()
    this.#pace.cancel()
    this.#channel?.close(CLOSE_CODES.done)
    this.#channel = null
    this.#endSession()
    this.#enter({ phase: 'stopped', reason })
  }

  /** The server has ended the session of a client that stayed away for longer. */
  #expireSession(): void {
    if (this.#options.clock.now() - this.#lostAt > RESUME_SECONDS * 1000) this.#endSession()
  }

  #endSession(): void {
    const lost = this.#session?.unacknowledged() ?? []
    this.#session = null
    for (const message of lost) this.#refuse(message, NOT_CONNECTED)
  }

  #refuse({ requestId }: Outgoing, code: number): void {
    this.#emit({ kind: 'refused', requestId, code, msg: 'The message was not sent.' })
  }

  /** Not faster than the server accepts it, also after a long loss. */
  #sendWaiting(): void {
    while (this.#state.phase === 'open' && this.#pace.isReady()) {
      const frame = this.#session?.nextFrame(this.#options.clock.now()) ?? null
      if (frame === null) return
      this.#channel?.send(frame)
      this.#pace.count()
    }
  }
}
