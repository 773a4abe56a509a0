import { systemClock, type Clock } from '../client/clock.ts'
import type {
  PeerMessage,
  Room,
  RoomHandlers,
  RoomOptions,
  RoomRefusal,
  RoomStatus,
} from '../client/room-types.ts'
import { MONITOR_COMMAND } from '../client/rooms/peer-constants.ts'
import type { PeerPayload, RoomMember } from '../codec/envelope.ts'
import { EarlyCandidates } from './early-candidates.ts'
import { requestIceServers } from './ice-servers.ts'
import { openBrowserPeer, type IceServer, type OpenPeer } from './media-peer.ts'
import { OFFER_MS, REJOIN_DELAYS_MS, SCREENSHOT_SECONDS, STEADY_MS } from './watch-limits.ts'
import { isOver, type WatchFailure, type WatchState } from './watch-state.ts'
import { WatchedCall, type CallMessage, type CallStatus, type StreamName } from './watched-call.ts'

export type { IceServer, MediaPeer, OpenPeer, PeerEvents } from './media-peer.ts'
export { isOver } from './watch-state.ts'
export type { WatchEnd, WatchFailure, WatchState } from './watch-state.ts'
export type { StreamName } from './watched-call.ts'

export type WatchOptions = {
  /** Room of the seat. */
  roomId: string
  enterRoom: (roomId: string, handlers: RoomHandlers, options: RoomOptions) => Room
  /** True while messages arrive: without a connection nothing is given up. */
  isOpen: { get: () => boolean; subscribe: (listener: () => void) => () => void }
  /** Requested for each call: their credentials last a limited time. */
  iceServers: () => Promise<readonly IceServer[]>
  /** Called at each change of the state. It is `connecting` at first. */
  onState: (state: WatchState) => void
  /** The media of a stream, and null once they have ended. */
  onMedia: (name: StreamName, media: MediaStream | null) => void
  /** All who are in the room, the seat and oneself included. */
  onMembers: (members: readonly RoomMember[]) => void
  /** Failures are logged, not announced (LIVE-026). */
  log: (error: Error) => void
  clock?: Clock
  openPeer?: OpenPeer
}

export type Watch = {
  /** Ends the watch: the seat is notified, the connections are closed, the room is left. */
  stop: () => void
}

/**
 * Watches a seat from now on: enters its room, has the seat share camera and screen, and answers its call. A call that
 * breaks is replaced, a limited number of times. `failed` and `stopped` are final.
 */
export function startWatch(options: WatchOptions): Watch {
  return new WatchCall(options)
}

/** A replaced call may still send something. */
const MAX_PAST_CALLS = 20

class WatchCall implements Watch {
  readonly #options: WatchOptions
  readonly #clock: Clock
  readonly #room: Room
  readonly #stopListening: () => void
  readonly #early = new EarlyCandidates()
  readonly #pastCallIds: string[] = []
  /** Refusals that were logged: a dozen candidates may be refused for the same reason. */
  readonly #refusals = new Set<RoomRefusal>()
  #state: WatchState = { status: 'connecting' }
  #seatId: number | null = null
  #call: { id: string; call: WatchedCall } | null = null
  /** A START that waits for its offer, or for the seat or a connection. */
  #isCallDue = false
  /** The number of STARTs without an offer, and until when the offers are expected. */
  #starts = { unanswered: 0, expectedUntil: 0 }
  #hasStarted = false
  #rejoins = 0
  #iceServers: Promise<readonly IceServer[]> = Promise.resolve([])
  #cancelTimer: () => void = () => {}

  constructor(options: WatchOptions) {
    this.#options = options
    this.#clock = options.clock ?? systemClock
    this.#stopListening = options.isOpen.subscribe(() => this.#takeConnection())
    this.#room = options.enterRoom(
      options.roomId,
      {
        onStatus: (status) => this.#takeStatus(status),
        onMessage: (message) => this.#takeMessage(message),
        onUndelivered: (_messageId, refusal) => this.#takeUndelivered(refusal),
      },
      { isWatcher: true },
    )
  }

  stop(): void {
    this.#end({ status: 'stopped', reason: 'stopped' })
  }

  #takeStatus(status: RoomStatus): void {
    if (isOver(this.#state)) return
    if (status.kind === 'left') {
      this.#end({ status: 'stopped', reason: status.reason })
      return
    }
    if (status.kind === 'refused') {
      this.#fail(status.refusal)
      return
    }
    const { members } = status
    this.#options.onMembers(members)
    this.#seatId = members.find(({ isOwner }) => isOwner)?.userId ?? null
    // A new session of either side knows nothing of the call before.
    if (status.kind === 'entered' || status.member.isOwner) this.#startAfresh()
  }

  #startAfresh(): void {
    this.#interrupt()
    this.#starts = { unanswered: 0, expectedUntil: 0 }
    this.#requestCall()
  }

  /** The messages of a lost connection may be lost with it. */
  #takeConnection(): void {
    if (!this.#isCallDue) return
    if (this.#options.isOpen.get()) this.#requestCall()
    else this.#cancelTimer()
  }

  #requestCall(): void {
    this.#cancelTimer()
    this.#isCallDue = true
    if (!this.#options.isOpen.get()) return
    const failure: WatchFailure = this.#seatId === null ? 'seatAbsent' : 'noOffer'
    this.#cancelTimer = this.#clock.after(OFFER_MS, () => this.#fail(failure))
    if (this.#seatId === null) return
    this.#iceServers = requestIceServers({
      clock: this.#clock,
      request: this.#options.iceServers,
      onFailure: (error) => this.#log('the ICE servers are not known', error),
    })
    this.#starts = {
      unanswered: this.#starts.unanswered + 1,
      expectedUntil: this.#clock.now() + OFFER_MS,
    }
    this.#hasStarted = true
    this.#command(MONITOR_COMMAND.start, SCREENSHOT_SECONDS)
  }

  #takeMessage(message: PeerMessage): void {
    if (isOver(this.#state) || message.fromUserId !== this.#seatId) return
    if (message.kind === 'offer' || message.kind === 'candidate') this.#takeCallMessage(message)
    else if (message.kind === 'monitor' && message.value.command === MONITOR_COMMAND.stop)
      this.#end({ status: 'stopped', reason: 'seatStopped' })
  }

  #takeCallMessage(message: CallMessage): void {
    const { callId } = message.value
    if (this.#call?.id === callId) this.#call.call.take(message)
    else if (this.#pastCallIds.includes(callId)) return
    else if (message.kind === 'candidate') this.#early.add(message)
    else if (this.#isOfferExpected()) this.#takeCall(message)
    // The seat has one call for each person: it was replaced by one for another page.
    else this.#end({ status: 'stopped', reason: 'otherPage' })
  }

  #isOfferExpected(): boolean {
    return this.#starts.unanswered > 0 && this.#clock.now() <= this.#starts.expectedUntil
  }

  #takeCall(offer: CallMessage): void {
    const { callId } = offer.value
    this.#cancelTimer()
    this.#interrupt()
    this.#isCallDue = false
    this.#starts = { ...this.#starts, unanswered: this.#starts.unanswered - 1 }
    const { openPeer = openBrowserPeer, onMedia } = this.#options
    const call = new WatchedCall({
      callId,
      clock: this.#clock,
      openPeer,
      iceServers: this.#iceServers,
      send: (payload) => this.#send(payload),
      onStatus: (status) => this.#takeCallStatus(status),
      onMedia,
      log: (problem, cause) => this.#log(problem, cause),
    })
    this.#call = { id: callId, call }
    call.take(offer)
    for (const candidate of this.#early.take((early) => early.callId === callId)) call.take(candidate)
  }

  #takeCallStatus(status: CallStatus): void {
    switch (status) {
      case 'live':
        this.#cancelTimer()
        this.#cancelTimer = this.#clock.after(STEADY_MS, () => {
          this.#rejoins = 0
        })
        this.#setState({ status: 'live' })
        break
      case 'frozen':
        this.#setState({ status: 'frozen' })
        break
      case 'recovering':
        this.#setState({ status: 'retrying' })
        break
      case 'lost':
        this.#rejoin()
        break
      case 'connecting':
        break
    }
  }

  #rejoin(): void {
    this.#dropCall()
    const delayMs = REJOIN_DELAYS_MS[this.#rejoins]
    if (delayMs === undefined) {
      this.#fail('connectionFailed')
      return
    }
    this.#rejoins += 1
    this.#setState({ status: 'retrying' })
    this.#cancelTimer()
    this.#cancelTimer = this.#clock.after(delayMs, () => this.#requestCall())
  }

  /** Ends the watch as failed: the room is left, and the seat need not share any more. */
  #fail(reason: WatchFailure): void {
    this.#log(`it failed: ${reason}`)
    this.#end({ status: 'failed', reason })
  }

  #takeUndelivered(refusal: RoomRefusal): void {
    if (isOver(this.#state) || this.#refusals.has(refusal)) return
    this.#refusals.add(refusal)
    this.#log(`messages are not delivered: ${refusal}`)
  }

  #end(state: WatchState): void {
    if (isOver(this.#state)) return
    this.#cancelTimer()
    this.#stopListening()
    this.#dropCall()
    // The seat has one call for each person, and this STOP would end the other page's.
    const isOfOther = state.status === 'stopped' && state.reason === 'otherPage'
    if (this.#hasStarted && !isOfOther) this.#command(MONITOR_COMMAND.stop, 0)
    this.#room.leave()
    this.#setState(state)
  }

  #interrupt(): void {
    this.#dropCall()
    if (this.#state.status !== 'connecting') this.#setState({ status: 'retrying' })
  }

  #dropCall(): void {
    if (this.#call === null) return
    this.#pastCallIds.unshift(this.#call.id)
    this.#pastCallIds.length = Math.min(this.#pastCallIds.length, MAX_PAST_CALLS)
    this.#call.call.close()
    this.#call = null
    this.#options.onMedia('camera', null)
    this.#options.onMedia('screen', null)
  }

  /** Sends a command for camera and screen, which an empty list of streams means. */
  #command(command: number, period: number): void {
    this.#send({ kind: 'monitor', value: { command, period, streams: [] } })
  }

  #send(payload: PeerPayload): void {
    if (this.#seatId !== null) this.#room.send(this.#seatId, payload)
  }

  #setState(state: WatchState): void {
    if (state.status === this.#state.status) return
    this.#state = state
    this.#options.onState(state)
  }

  #log(problem: string, cause?: unknown): void {
    this.#options.log(new Error(`Watching ${this.#options.roomId}: ${problem}`, { cause }))
  }
}
